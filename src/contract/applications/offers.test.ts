import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { checkOffer, mostOffered } from './offers.ts';

const TERMS: LoanTerms = {
  ...{ rateKind: 'fixed', rateFrom: 6, rateTo: 8, uncheckedRateFrom: null, uncheckedRateTo: null },
  ...{ repayment: 'annuity', interestOnlyMonths: 0, longestMonths: 36, appraisalFee: 3_000 },
  ...{ registrationPercent: 1, registrationCap: 200_000, stampPercent: 0.05, stampCap: 10_000 },
  ...{ earlySettlementPercent: 3, earlySettlementMonths: 36, lateInterestPercent: 15 },
};
const APPROVED = { months: 48, rate: 9_000, instalment: null };
const bounds = {
  ...{ approvedAmount: satangOf(1_000_000), sheet: APPROVED, terms: TERMS },
  ...{ rounding: 'baht' as const, highestRate: 15 },
};

test('the most that is offered is taken, and a step beyond it is not', () => {
  for (const [changes, months, rate] of [
    // The product runs shorter, and costs less, than when the loan was approved.
    [{}, 36, 8_000],
    [{ terms: { ...TERMS, longestMonths: 60, rateTo: 12 } }, 48, 9_000],
    [{ sheet: null }, 36, 8_000],
    [{ highestRate: 7.35 }, 36, 7_350],
  ] as const) {
    const bound = { ...bounds, ...changes };
    const most = mostOffered(bound);
    expect(most).toEqual({ amount: satangOf(1_000_000), months, rate });
    expect(checkOffer(most, bound)).toEqual({});
    for (const [field, value] of Object.entries(most))
      expect(checkOffer({ ...most, [field]: value + 1 }, bound)).toEqual({ [field]: 'too_big' });
  }
});
