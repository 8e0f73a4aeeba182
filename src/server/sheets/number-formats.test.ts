import { expect, test } from 'vitest';
import { shownAs } from './number-formats.ts';

const NUMBERS = [
  'General',
  'GENERAL',
  '[Red]General;[Blue]-General',
  '[>=100]General;General',
  '[$-41E]General',
  'Standard',
  '0.00E+00',
  '##0.0E+0',
  '[$฿-41E]#,##0.00;[Red]-[$฿-41E]#,##0.00',
  '[DBNum1][$-804]General',
  '#,##0.00 "days; months"',
  '"days";"months"',
  '"a;b"0',
  '_-* #,##0.00_-;_-* "-"??_-',
  '_d0_m',
  '@',
  ';;;',
  '',
];

test.each(NUMBERS)('%s shows a number or a text', (code) => {
  expect(shownAs(code)).toBe('number');
});

const DATES = [
  'd/m/yyyy',
  'DD/MM/YYYY',
  '[$-107041E]d\\ mmmm\\ yyyy;@',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
  '[Red]d mmm bbbb',
  'd/m/e',
  '[=0]"-";d/m/yyyy',
  'yyyy-mm-dd"T"hh:mm:ss.000',
  'h:mm AM/PM',
  '[h]:mm:ss',
  'tdd/mm/bbbb',
  'ggge"年"m"月"d"日"',
];

test.each(DATES)('%s shows a date or a time', (code) => {
  expect(shownAs(code)).toBe('date');
});

test.each(['0%', '#,##0.00%', '[Red]0%', '0.0 %;-0.0 %', '_-0%_-'])(
  '%s shows a percentage',
  (code) => {
    expect(shownAs(code)).toBe('percent');
  },
);

test.each(['0"%"', '0\\%', '0;0%'])('%s shows the number itself', (code) => {
  expect(shownAs(code)).toBe('number');
});
