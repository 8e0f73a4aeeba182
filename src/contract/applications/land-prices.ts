import { type Satang, sumOf } from '#contract/money.ts';

type Plot = {
  governmentPrice?: Satang | null | undefined;
  marketPrice?: Satang | null | undefined;
};

/**
 * Both prices of plots together. The limit sets the one price against the other, so that a plot of
 * which only one is known counts with neither.
 */
export function landPrices(plots: readonly Plot[]): {
  governmentPrice: Satang;
  marketPrice: Satang;
} {
  const priced = plots.filter(hasBothPrices);
  return {
    governmentPrice: sumOf(priced.map(({ governmentPrice }) => governmentPrice ?? null)),
    marketPrice: sumOf(priced.map(({ marketPrice }) => marketPrice ?? null)),
  };
}

export const hasBothPrices = ({ governmentPrice, marketPrice }: Plot): boolean =>
  Boolean(governmentPrice && marketPrice);
