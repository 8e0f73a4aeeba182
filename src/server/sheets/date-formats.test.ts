import { expect, test } from 'vitest';
import { isDateFormat } from './date-formats.ts';

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
  '0.0%',
  '@',
  ';;;',
  '',
];

test.each(NUMBERS)('%s shows a number or a text', (code) => {
  expect(isDateFormat(code)).toBe(false);
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
  expect(isDateFormat(code)).toBe(true);
});
