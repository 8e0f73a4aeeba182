import { expect, test } from 'vitest';
import { fromThaiClock, toThaiClock } from './moment-field.tsx';

test('a moment is shown and typed as the clock in Thailand has it', () => {
  expect(toThaiClock('2026-11-15T17:30:00Z')).toBe('2026-11-16T00:30');
  expect(fromThaiClock('2026-11-16T00:30')).toBe('2026-11-15T17:30:00.000Z');
});

test('what is no whole date and time is none', () => {
  expect(fromThaiClock('')).toBeUndefined();
  expect(fromThaiClock('2026-11-1')).toBeUndefined();
});
