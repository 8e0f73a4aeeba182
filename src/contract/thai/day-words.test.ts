import { expect, test } from 'vitest';
import { dayInWords } from './day-words.ts';

test('a day is written as contracts write it, in the years of its reader', () => {
  expect(dayInWords('2026-12-01', 'th')).toBe('1 ธันวาคม 2569');
  expect(dayInWords('2026-12-01', 'en')).toBe('1 December 2026');
  expect(dayInWords('2028-02-29', 'th')).toBe('29 กุมภาพันธ์ 2571');
});
