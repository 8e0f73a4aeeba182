import { expect, test } from 'vitest';
import { isDay, readTypedDay } from './typed-day.ts';

const TODAY = '2026-11-15';

test.each([
  ['25/11/69', '2026-11-25'],
  ['๒๕/๑๑/๖๙', '2026-11-25'],
  [' 25.11.69 ', '2026-11-25'],
  ['25-11-69', '2026-11-25'],
  ['25 11 26', '2026-11-25'],
  ['1/1/70', '2027-01-01'],
  ['1/1/27', '2027-01-01'],
  ['1/1/59', '2016-01-01'],
  ['1/1/05', '2005-01-01'],
  ['1/1/00', '2000-01-01'],
  ['25/11/2569', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['  ', ''],
])('“%s” is read as “%s”', (typed, day) => {
  expect(readTypedDay(typed, TODAY)).toBe(day);
});

test.each([
  '31/4/69',
  '29/2/70',
  '25/11',
  '25/11/6',
  '25/11/256',
  '69/11/25',
  'พรุ่งนี้',
  '2026-02-30',
])('“%s” is no day, and stays as it is typed', (typed) => {
  expect(readTypedDay(typed, TODAY)).toBe(typed);
  expect(isDay(readTypedDay(typed, TODAY))).toBe(false);
});

test('only a whole ISO date is a day', () => {
  expect(isDay('2026-11-25')).toBe(true);
  for (const value of ['', '25/11/2569', '2569-11-25', '2026-02-30', null, undefined])
    expect(isDay(value)).toBe(false);
});
