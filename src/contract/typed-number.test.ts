import { describe, expect, it } from 'vitest';
import {
  checkTypedNumber,
  exampleNumber,
  formatTypedNumber,
  readTypedNumber,
} from './typed-number.ts';

describe('a number as it is typed', () => {
  it.each([
    ['13.756331', 6, 13.756331],
    ['13.', 6, 13],
    ['-0.5', 2, -0.5],
    ['25.5', 2, 25.5],
    ['3,260,000.50', 2, 3_260_000.5],
    ['1250000.00', 0, 1_250_000],
    ['1,250,0000', 0, 12_500_000],
    ['฿ ๑,๒๕๐,๐๐๐', 0, 1_250_000],
    ['๑๒๓', 0, 123],
    ['1.25 ล้านบาท', 0, 1_250_000],
    ['1,250 ล้าน', 0, 1_250_000_000],
    ['0', 0, 0],
    ['', 0, null],
    ['  ', 2, null],
  ])('"%s" with %i decimals is %d', (text, decimals, value) => {
    expect(readTypedNumber(text, { decimals })).toEqual({ value });
  });

  it.each([
    ['1250000.50', 0, 'whole'],
    ['1,250,000.50', 0, 'whole'],
    ['๑๒.๕', 0, 'whole'],
    ['10.005', 2, 'decimals'],
    ['1.250.000,50', 2, 'junk'],
    ['12a', 0, 'junk'],
    ['4,2 ล้าน', 0, 'junk'],
    ['0,5', 3, 'junk'],
    ['6,99', 3, 'junk'],
    ['0,125', 3, 'junk'],
    ['8,5', 6, 'junk'],
    ['.', 2, 'junk'],
    ['-', 2, 'junk'],
    ['9'.repeat(400), 0, 'most'],
    ['9'.repeat(20), 0, 'most'],
    ['-99999999999999.99', 2, 'least'],
  ])('"%s" with %i decimals is refused as %s', (text, decimals, problem) => {
    expect(readTypedNumber(text, { decimals })).toEqual({ problem });
    expect(checkTypedNumber(text, { decimals })).toBe(problem);
  });

  it('stays within its range', () => {
    const range = { decimals: 0, least: 1, most: 20 };
    expect([0, 1, 20, 21, null].map((value) => checkTypedNumber(value, range))).toEqual([
      'least',
      undefined,
      undefined,
      'most',
      undefined,
    ]);
  });

  it.each([
    [13.756331, 6, '13.756331'],
    [3_260_000.5, 2, '3,260,000.50'],
    [25, 2, '25'],
    [-0.25, 2, '-0.25'],
    [12_345.678, 2, '12,345.68'],
    [1_250_000, 0, '1,250,000'],
  ])('%d is written with up to %i decimals as %s', (value, decimals, text) => {
    expect(formatTypedNumber(value, decimals)).toBe(text);
  });
});

describe('the example of a field', () => {
  it.each([
    [{ decimals: 0 }, '1,250,000'],
    [{ decimals: 2, least: 0, most: 100 }, '12'],
    [{ decimals: 6, least: 5, most: 21 }, '13.756331'],
    [{ decimals: 6, least: 97, most: 106 }, '100.501765'],
    [{ decimals: 0, least: 400, most: 450 }, '400'],
  ])('%o: %s', (range, example) => {
    expect(exampleNumber(range)).toBe(example);
  });
});
