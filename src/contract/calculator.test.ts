import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Band,
  estimateLimit,
  formatHundredths,
  LARGEST_PRICE,
  parseArea,
  parseNumber,
  priceOfArea,
  type Rule,
  splitArea,
} from './calculator.ts';

const RULE: Rule = { governmentPercent: 70, marketPercent: 50, rounding: 10_000 };
const PERSON: Band = { minimum: 300_000, maximum: 10_000_000 };
const baht = (amount: number) => amount * 100;
const estimate = (government: number, market: number, band: Band | undefined = PERSON) =>
  estimateLimit({ government: baht(government), market: baht(market) }, RULE, band);

const price = fc.integer({ min: 1, max: LARGEST_PRICE });
const percent = fc.integer({ min: 100, max: 10_000 }).map((hundredths) => hundredths / 100);
const rule: fc.Arbitrary<Rule> = fc.record({
  governmentPercent: percent,
  marketPercent: percent,
  rounding: fc.integer({ min: 1, max: 1_000_000 }),
});
const band: fc.Arbitrary<Band> = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 9 }))
  .map(([a, b]) => ({ minimum: Math.min(a, b), maximum: Math.max(a, b) }));

/** The lower share rounded down, in satang, by arithmetic that cannot lose a digit. */
function roundedReference(government: number, market: number, terms: Rule): bigint {
  const share = (amount: number, part: number) =>
    (BigInt(amount) * BigInt(Math.round(part * 100))) / 10_000n;
  const step = BigInt(terms.rounding) * 100n;
  const a = share(government, terms.governmentPercent);
  const b = share(market, terms.marketPercent);
  return ((a < b ? a : b) / step) * step;
}

describe('the estimate', () => {
  it('is the lower of the two shares, and names it', () => {
    expect(estimate(4_200_000, 6_500_000)).toMatchObject({
      government: { amount: baht(2_940_000) },
      market: { amount: baht(3_250_000) },
      outcome: { kind: 'limit', limit: baht(2_940_000), decidedBy: 'government' },
    });
    expect(estimate(4_200_000, 5_000_000).outcome).toEqual({
      kind: 'limit',
      limit: baht(2_500_000),
      decidedBy: 'market',
    });
  });

  it('is rounded down to full ten thousands', () => {
    expect(estimate(1_234_567, 9_000_000).rounded).toBe(baht(860_000));
  });

  it('ends at the most the product lends', () => {
    expect(estimate(90_000_000, 90_000_000).outcome).toEqual({
      kind: 'limit',
      limit: baht(10_000_000),
      decidedBy: 'maximum',
    });
  });

  it('is too low under the least the product lends, never nothing', () => {
    expect(estimate(420_000, 900_000).outcome).toEqual({
      kind: 'tooLow',
      minimum: baht(300_000),
      needed: { government: baht(428_572), market: baht(600_000) },
    });
    expect(estimate(1, 1, { minimum: 0, maximum: 10 }).outcome.kind).toBe('tooLow');
  });

  it('has no answer where the product does not lend to this applicant', () => {
    expect(estimate(900, 900, { minimum: 0, maximum: 0 }).outcome.kind).toBe('noBand');
    expect(estimateLimit({ government: 1, market: 1 }, RULE, undefined).outcome.kind).toBe(
      'noBand',
    );
  });

  it('equals the reference to the satang', () => {
    fc.assert(
      fc.property(price, price, rule, (government, market, terms) => {
        const { rounded } = estimateLimit({ government, market }, terms, undefined);
        expect(BigInt(rounded)).toBe(roundedReference(government, market, terms));
      }),
    );
  });

  it('is never above either share nor the product’s maximum', () => {
    fc.assert(
      fc.property(price, price, rule, band, (government, market, terms, bounds) => {
        const { outcome } = estimateLimit({ government, market }, terms, bounds);
        if (outcome.kind !== 'limit') return;
        const limit = BigInt(outcome.limit);
        const within = (amount: number, part: number) =>
          limit * 10_000n <= BigInt(amount) * BigInt(Math.round(part * 100));
        expect(within(government, terms.governmentPercent)).toBe(true);
        expect(within(market, terms.marketPercent)).toBe(true);
        expect(outcome.limit).toBeLessThanOrEqual(bounds.maximum * 100);
        expect(outcome.limit).toBeGreaterThan(0);
      }),
    );
  });

  it('is a multiple of the rounding step unless the maximum decides', () => {
    fc.assert(
      fc.property(price, price, rule, band, (government, market, terms, bounds) => {
        const { outcome } = estimateLimit({ government, market }, terms, bounds);
        if (outcome.kind !== 'limit' || outcome.decidedBy === 'maximum') return;
        expect(outcome.limit % (terms.rounding * 100)).toBe(0);
      }),
    );
  });

  it('never falls when a price rises', () => {
    const limitOf = (government: number, market: number, terms: Rule, bounds: Band) => {
      const { outcome } = estimateLimit({ government, market }, terms, bounds);
      return outcome.kind === 'limit' ? outcome.limit : 0;
    };
    fc.assert(
      fc.property(price, price, price, rule, band, (a, b, other, terms, bounds) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(limitOf(high, other, terms, bounds)).toBeGreaterThanOrEqual(
          limitOf(low, other, terms, bounds),
        );
        expect(limitOf(other, high, terms, bounds)).toBeGreaterThanOrEqual(
          limitOf(other, low, terms, bounds),
        );
      }),
    );
  });

  it('says the lowest prices that would be enough', () => {
    fc.assert(
      fc.property(rule, band, (terms, bounds) => {
        const start = estimateLimit({ government: 1, market: 1 }, terms, bounds);
        if (start.outcome.kind !== 'tooLow') return;
        const { government, market } = start.outcome.needed;
        expect(estimateLimit({ government, market }, terms, bounds).outcome.kind).toBe('limit');
        const less = estimateLimit({ government: government - 100, market }, terms, bounds);
        expect(less.outcome.kind).toBe('tooLow');
      }),
    );
  });
});

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
