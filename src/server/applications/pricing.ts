import type { Applicant, Pricing } from '#contract/applications/applications.ts';
import { type Satang, satang } from '#contract/money.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { type Band, estimateLimit, LARGEST_PRICE } from '#contract/products/calculator.ts';
import type { Db } from '#server/platform/db.ts';
import type { CaseFacts } from './parts.ts';

type Prices = { governmentPrice: Satang; marketPrice: Satang };
type Wanted = { productId: number; applicant: Applicant };

/** The limit that follows from prices by the calculator’s rule of today; none without both prices. */
export async function estimate(
  db: Db,
  knowledge: CaseFacts,
  parameters: Parameters,
  { productId, applicant }: Wanted,
  prices: Prices,
): Promise<Pricing | null> {
  return pricingOf(await knowledge.findBand(db, productId, applicant), parameters, prices);
}

export function pricingOf(
  band: Band | undefined,
  parameters: Parameters,
  { governmentPrice, marketPrice }: Prices,
): Pricing | null {
  if (governmentPrice <= 0 || marketPrice <= 0) return null;
  if (Math.max(governmentPrice, marketPrice) > LARGEST_PRICE) return null;
  const rule = {
    governmentPercent: parameters.calculator_government_percent,
    marketPercent: parameters.calculator_market_percent,
    rounding: parameters.calculator_rounding,
  };
  const prices = { government: governmentPrice, market: marketPrice };
  const { outcome } = estimateLimit(prices, rule, band);
  return {
    governmentPrice,
    marketPrice,
    ...rule,
    limit: outcome.kind === 'limit' ? satang(outcome.limit) : null,
  };
}
