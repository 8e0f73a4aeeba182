import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Band, estimateLimit, LARGEST_PRICE, type Rule } from './calculator.ts';

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
