import { describe, expect, test } from 'vitest';
import { nextChangeIn, remainingUntil, showsSeconds } from './remaining.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the remaining time', () => {
  test('is days, hours, minutes and seconds', () => {
    const left = 2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND + 999;
    expect(remainingUntil(left, 0)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  });

  test('is nothing once the moment has passed', () => {
    expect(remainingUntil(1, 5 * DAY)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  test('counts seconds in the last five minutes only', () => {
    expect(showsSeconds(8 * HOUR, 0)).toBe(false);
    expect(showsSeconds(5 * MINUTE, 0)).toBe(true);
  });

  test('is drawn anew each minute, and each second at the end', () => {
    expect(nextChangeIn(8 * HOUR + 20 * SECOND, 0)).toBe(20 * SECOND + 5);
    expect(nextChangeIn(4 * MINUTE + 300, 0)).toBe(305);
    expect(nextChangeIn(0, 10)).toBe(Number.POSITIVE_INFINITY);
  });
});
