import { expect, it } from 'vitest';
import { dueOf } from './due.ts';

// Eleven in the evening in Bangkok.
const NOW = Date.parse('2026-11-15T16:00:00Z');

it.each([
  [null, { kind: 'none' }],
  ['2026-11-15T15:59:00Z', { kind: 'over', days: 0 }],
  ['2026-11-14T16:30:00Z', { kind: 'over', days: 1 }],
  ['2026-11-15T16:30:00Z', { kind: 'today', days: 0 }],
  // Half past midnight in Bangkok, though the same day in London.
  ['2026-11-15T17:30:00Z', { kind: 'tomorrow', days: 1 }],
  ['2026-11-18T02:00:00Z', { kind: 'later', days: 3 }],
])('counts days as the calendar of Thailand does: %s', (dueAt, due) => {
  expect(dueOf(dueAt, NOW)).toEqual(due);
});
