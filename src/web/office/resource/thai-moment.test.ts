import { expect, test } from 'vitest';
import { isUnreadMoment, joinMoment, splitMoment } from './thai-moment.ts';

test('a moment is shown and typed as the clock in Thailand has it', () => {
  expect(splitMoment('2026-11-15T17:30:00Z')).toEqual({ day: '2026-11-16', time: '00:30' });
  expect(joinMoment('2026-11-16', '00:30')).toBe('2026-11-15T17:30:00.000Z');
  expect(joinMoment('2026-11-16', '9')).toBe('2026-11-16T02:00:00.000Z');
  expect(isUnreadMoment('2026-11-15T17:30:00Z')).toBe(false);
});

test.each([
  ['1/11', '00:30'],
  ['2026-02-30', '00:30'],
  ['2026-11-16', '25:00'],
  ['2026-11-16', ''],
])('“%s” at “%s” is no moment, and both stay as they are typed', (day, time) => {
  const joined = joinMoment(day, time);
  expect(isUnreadMoment(joined)).toBe(true);
  expect(splitMoment(joined)).toEqual({ day, time });
});

test('nothing is nothing, and not unread', () => {
  for (const value of [null, undefined, '']) expect(isUnreadMoment(value)).toBe(false);
});
