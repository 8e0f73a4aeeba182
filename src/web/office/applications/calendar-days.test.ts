import { expect, test } from 'vitest';
import { addDays, dayName, daysFrom, mondayOf } from './calendar-days.ts';

test('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-11-17')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});

test('days have their names', () => {
  expect(dayName('2026-11-17', 'th-TH')).toBe('วันอังคารที่ 17 พฤศจิกายน');
  expect(dayName('2026-11-17', 'en-GB')).toMatch(/Tuesday,? 17 November/);
});
