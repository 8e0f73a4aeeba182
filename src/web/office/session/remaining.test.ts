import { describe, expect, test } from 'vitest';
import { th } from '../texts.th.ts';
import { nextChangeIn, remainingUntil } from './remaining.ts';
import { compactTimeText, timeText } from './time-text.ts';

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

  test('is drawn anew each second, and no more once it is over', () => {
    expect(nextChangeIn(8 * HOUR + 20 * SECOND, 0)).toBe(5);
    expect(nextChangeIn(4 * MINUTE + 300, 0)).toBe(305);
    expect(nextChangeIn(0, 10)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is written with all four parts, at length or compact', () => {
    const left = { days: 1, hours: 7, minutes: 42, seconds: 5 };
    expect(timeText(left, th.shell.time)).toBe('1 วัน 7 ชม. 42 นาที 5 วินาที');
    expect(compactTimeText(left, th.shell.time)).toEqual(['1 วัน', '07:42:05']);
  });
});
