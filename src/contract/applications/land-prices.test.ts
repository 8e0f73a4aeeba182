import { expect, it } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { landPrices, newestPrices } from './land-prices.ts';

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

it('knows the newest: as checked, else as the deeds say, else as claimed', () => {
  const of = (baht: number) => ({ governmentPrice: satangOf(baht), marketPrice: satangOf(baht) });
  const half = { governmentPrice: satangOf(2), marketPrice: null };
  const known = { checked: of(1), deeds: [of(2), of(3)], claimed: of(4) };
  expect(newestPrices(known)).toEqual(of(1));
  expect(newestPrices({ ...known, checked: null })).toEqual(of(5));
  expect(newestPrices({ ...known, checked: null, deeds: [half] })).toEqual(of(4));
  expect(newestPrices({ checked: null, deeds: [], claimed: null })).toBeNull();
});
