import { TERMS } from './terms.ts';

type Prices = { government: number; market: number };
type Bound = { price: number; percent: number; amount: number };

export type WorkedExample = {
  government: Bound;
  market: Bound;
  decides: keyof Prices;
  limit: number;
};

/** The lower of two bounds, rounded down. In whole percents, so no cent is lost to fractions. */
export function workOut(prices: Prices): WorkedExample {
  const government = bound(prices.government, TERMS.governmentPercent);
  const market = bound(prices.market, TERMS.marketPercent);
  const lower = Math.min(government.amount, market.amount);
  return {
    government,
    market,
    decides: government.amount <= market.amount ? 'government' : 'market',
    limit: Math.floor(lower / TERMS.roundedTo) * TERMS.roundedTo,
  };
}

function bound(price: number, percent: number): Bound {
  return { price, percent, amount: (price * percent) / 100 };
}
