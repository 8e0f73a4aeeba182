import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatHundredths,
  LARGEST_PRICE,
  parseArea,
  parseNumber,
  priceOfArea,
  splitArea,
} from './calculator.ts';

const baht = (amount: number) => amount * 100;
const price = fc.integer({ min: 1, max: LARGEST_PRICE });

describe('what people type', () => {
  it.each([
    ['4200000', 4_200_000],
    ['4,200,000', 4_200_000],
    ['๔,๒๐๐,๐๐๐', 4_200_000],
    [' 4 200 000 บาท ', 4_200_000],
    ['฿4,200,000.-', 4_200_000],
    ['4,200,000.50 baht', 4_200_000.5],
    ['4.2 ล้าน', 4_200_000],
    ['42 แสนบาท', 4_200_000],
    ['4.2 million', 4_200_000],
    ['４２００００0', 4_200_000],
    ['4,200,00', 420_000],
    ['.5', 0.5],
    ['1000000000000', 1_000_000_000_000],
  ])('%s is read', (text, amount) => {
    expect(parseNumber(text)).toEqual({ value: Math.round(amount * 100) });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['0', 'zero'],
    ['๐.๐๐ บาท', 'zero'],
    ['-0', 'zero'],
    ['-5', 'negative'],
    ['−5,000', 'negative'],
    ['1.234', 'decimals'],
    ['1000000000000.01', 'huge'],
    ['9'.repeat(400), 'huge'],
    ['บาท', 'junk'],
    ['สี่ล้าน', 'junk'],
    ['4e6', 'junk'],
    ['0x10', 'junk'],
    ['1.2.3', 'junk'],
    ['12 34x', 'junk'],
    ['NaN', 'junk'],
    ['Infinity', 'junk'],
    ['.', 'junk'],
  ])('%s is refused as %s', (text, problem) => {
    expect(parseNumber(text)).toEqual({ problem });
  });

  it('comes back from its own writing', () => {
    fc.assert(
      fc.property(price, (value) => {
        expect(parseNumber(formatHundredths(value))).toEqual({ value });
      }),
    );
  });

  it('never breaks on anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { value, problem } = parseNumber(text);
        expect(problem !== undefined || Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });
});

describe('land area', () => {
  const parts = fc.record({
    rai: fc.integer({ min: 0, max: 9_999_999 }),
    ngan: fc.integer({ min: 0, max: 9_999 }),
    wah: fc.integer({ min: 1, max: 99_999 }),
  });

  it('is 400 square wah a rai and 100 a ngan', () => {
    expect(parseArea({ rai: '1', ngan: '', wah: '' })).toEqual({ value: 40_000 });
    expect(parseArea({ rai: '', ngan: '๔', wah: '' })).toEqual({ value: 40_000 });
    expect(parseArea({ rai: '2', ngan: '1', wah: '50.5' })).toEqual({ value: 95_050 });
  });

  it('is exact, and splits into what deeds write', () => {
    fc.assert(
      fc.property(parts, ({ rai, ngan, wah }) => {
        const area = {
          rai: formatHundredths(rai),
          ngan: formatHundredths(ngan),
          wah: formatHundredths(wah),
        };
        const value = rai * 400 + ngan * 100 + wah;
        expect(parseArea(area)).toEqual({ value });
        const split = splitArea(value);
        expect(split.rai * 40_000 + split.ngan * 10_000 + split.wah).toBe(value);
        expect(split.ngan).toBeLessThan(4);
        expect(split.wah).toBeLessThan(10_000);
      }),
    );
  });

  it('times the price of a square wah is the price of the plot, to the satang', () => {
    expect(priceOfArea(95_000, baht(5_000))).toEqual({ value: baht(4_750_000) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000_000_000 }), price, (area, perWah) => {
        const exact = (BigInt(area) * BigInt(perWah)) / 100n;
        const { value, problem } = priceOfArea(area, perWah);
        if (problem === 'huge') expect(exact).toBeGreaterThan(BigInt(LARGEST_PRICE));
        else expect(BigInt(value ?? 0)).toBe(exact);
      }),
    );
  });

  it('says which part is wrong, and whether there is land at all', () => {
    expect(parseArea({ rai: 'x', ngan: '-1', wah: '5' })).toEqual({
      problems: { rai: 'junk', ngan: 'negative' },
    });
    expect(parseArea({ rai: '', ngan: '', wah: '' })).toEqual({ problem: 'missing' });
    expect(parseArea({ rai: '0', ngan: '', wah: '' })).toEqual({ problem: 'zero' });
    expect(parseArea({ rai: '1000001', ngan: '', wah: '' })).toEqual({ problem: 'huge' });
  });
});
