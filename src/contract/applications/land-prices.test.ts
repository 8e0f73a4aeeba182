import { expect, it } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { landPrices } from './land-prices.ts';

it('sets only such plots against each other of which both prices are known', () => {
  const both = { governmentPrice: satangOf(4_200_000), marketPrice: satangOf(6_500_000) };
  const half = { governmentPrice: satangOf(5_000_000), marketPrice: null };
  expect(landPrices([both, half, { marketPrice: satangOf(9_000_000) }])).toEqual(both);
  expect(landPrices([both, both])).toEqual({
    governmentPrice: satangOf(8_400_000),
    marketPrice: satangOf(13_000_000),
  });
  expect(landPrices([half, { marketPrice: satangOf(9_000_000) }])).toEqual({
    governmentPrice: 0,
    marketPrice: 0,
  });
});
