import { type Satang, sumOf } from '#contract/money.ts';
import type { Pricing } from './applications.ts';

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

type Prices = Pick<Pricing, 'governmentPrice' | 'marketPrice'>;

/**
 * The newest prices of the land: those that staff checked, else those of its deeds, which staff put
 * right while what was claimed stays; else the claimed ones.
 */
export function newestPrices(known: {
  checked: Prices | null;
  deeds: readonly Plot[];
  claimed: Prices | null;
}): Prices | null {
  const ofDeeds = landPrices(known.deeds);
  return known.checked ?? (hasBothPrices(ofDeeds) ? ofDeeds : known.claimed);
}

export const hasBothPrices = ({ governmentPrice, marketPrice }: Plot): boolean =>
  Boolean(governmentPrice && marketPrice);
