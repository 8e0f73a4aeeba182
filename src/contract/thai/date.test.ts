import { expect, test } from 'vitest';
import { parseThaiDate, yearsBetween } from './date.ts';

test('a date is read day first, in either era and in either digits', () => {
  for (const written of [
    '5/3/2539',
    '05/03/2539',
    '05/03/1996',
    '5-3-2539',
    '5.3.1996',
    ' 5 3 2539 ',
    '๕/๓/๒๕๓๙',
    '1996-03-05',
    '2539-03-05',
    // As it stands on an ID card, or in a letter.
    '5 มี.ค. 2539',
    '๕ มีนาคม ๒๕๓๙',
    '5 มีนาคม พ.ศ. 2539',
    '5มีค2539',
    '5 Mar. 1996',
    '05-mar-1996',
    '5 March 2539',
  ])
    expect(parseThaiDate(written), written).toBe('1996-03-05');
});

test('a year beyond 2400 is of the Buddhist era, and 543 is taken off once', () => {
  expect(parseThaiDate('1/1/2400')).toBe('2400-01-01');
  expect(parseThaiDate('1/1/2401')).toBe('1858-01-01');
  expect(parseThaiDate('29/2/2539')).toBe('1996-02-29');
  expect(parseThaiDate(parseThaiDate('29/2/2539') ?? '')).toBe('1996-02-29');
});

test('what is no date is none', () => {
  for (const written of [
    '',
    'yesterday',
    '5/3',
    '5/3/39',
    '29/2/2540',
    '31/4/2539',
    '32/1/2539',
    '0/1/2539',
    '1/13/2539',
    '1/1/25390',
    '1996-3',
    '5//3',
    '5/3/0070',
    '0070-03-05',
    '31/12/1799',
    '31 เม.ย. 2539',
    '5 มี 2539',
    '5 Mars 1996',
    '5 มี.ค. 39',
  ])
    expect(parseThaiDate(written), written).toBeNull();
});

test('years are whole from one birthday to the next', () => {
  expect(yearsBetween('2000-03-05', '2026-03-04')).toBe(25);
  expect(yearsBetween('2000-03-05', '2026-03-05')).toBe(26);
  expect(yearsBetween('2004-02-29', '2026-02-28')).toBe(21);
});
