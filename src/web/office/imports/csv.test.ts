import { expect, test } from 'vitest';
import { writeCell } from './csv.ts';

test('a cell that would begin a formula stays text', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) {
    expect(writeCell(text)).toBe(`'${text}`);
  }
});

test('commas, quotes and line ends are kept inside of their cell', () => {
  expect(writeCell('a,b')).toBe('"a,b"');
  expect(writeCell('a "b"')).toBe('"a ""b"""');
  expect(writeCell('a\nb')).toBe('"a\nb"');
  expect(writeCell('สมชาย')).toBe('สมชาย');
});
