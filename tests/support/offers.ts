import { figuresOf } from '#contract/applications/offers.ts';
import type { Satang } from '#contract/money.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Db } from '#server/platform/db.ts';
import { productTerms } from '#server/products/tables.ts';

/** A rate of 12 % at most, equal instalments, and what Land Office and law charge. */
const TERMS: LoanTerms = {
  ...{ rateKind: 'fixed', rateFrom: 6, rateTo: 12, uncheckedRateFrom: null, uncheckedRateTo: null },
  ...{ repayment: 'annuity', interestOnlyMonths: 0, longestMonths: 60, appraisalFee: 3_000 },
  ...{ registrationPercent: 1, registrationCap: 200_000, stampPercent: 0.05, stampCap: 10_000 },
  ...{ earlySettlementPercent: 3, earlySettlementMonths: 36, lateInterestPercent: 15 },
};

/** What an offer of so much over five years keeps of its terms. */
export function offered(amount: Satang) {
  const { usual: _, ...figures } = figuresOf(TERMS, { amount, months: 60, rate: 9_000 }, 'baht');
  return { terms: TERMS, figures };
}

/** Lends a product at those terms since yesterday. */
export async function addTerms(db: Db, productId: number): Promise<void> {
  await db.insert(productTerms).values({
    ...{ productId, name: { th: 'ปกติ', en: 'Usual' }, individual: true, company: true, ...TERMS },
    ...{ published: true, publishFrom: new Date(Date.now() - 86_400_000) },
  });
}
