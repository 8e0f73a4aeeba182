import { satangOf } from '#contract/money.ts';
import { quoteOf } from '#contract/products/quote.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { median } from './measure.ts';
import { type Bench, formatRate } from './report.ts';

const ROUNDS = 7;
const EACH_ROUND = 5_000;
const LEAST_PER_SECOND = 10_000;
const TERMS: LoanTerms = {
  rateKind: 'fixed',
  rateFrom: 6.99,
  rateTo: 9.99,
  uncheckedRateFrom: null,
  uncheckedRateTo: null,
  repayment: 'interest_first',
  interestOnlyMonths: 12,
  longestMonths: 60,
  appraisalFee: 3_000,
  registrationPercent: 1,
  registrationCap: 200_000,
  stampPercent: 0.05,
  stampCap: 10_000,
  earlySettlementPercent: 0,
  earlySettlementMonths: 0,
  lateInterestPercent: 15,
};

/** Whole answers of the calculator: the months, their years and totals, fees and effective rate. */
export const schedules: Bench = async () => {
  workOut(EACH_ROUND);
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    workOut(EACH_ROUND);
    const { user, system } = process.cpuUsage(before);
    return (EACH_ROUND / (user + system)) * 1_000_000;
  });
  const perSecond = median(rates);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return [
    {
      name: 'schedules of 60 months',
      measured: formatRate(perSecond),
      target: `≥ ${formatRate(LEAST_PER_SECOND)}`,
      ok: perSecond >= LEAST_PER_SECOND,
      note: `of processor time, all threads; ${formatRate(least)} to ${formatRate(most)} in ${ROUNDS} rounds`,
    },
  ];
};

/** Each of another amount and rate, so that no answer serves for the next. */
function workOut(count: number): void {
  for (let each = 0; each < count; each += 1) {
    const amount = satangOf(300_000 + each * 10_000);
    const rate = 6.99 + (each % 300) / 100;
    const { total, effective = 0 } = quoteOf(TERMS, { amount, months: 60, rate }, 'baht');
    if (total.principal !== amount || effective < rate) throw new Error('A schedule is wrong.');
  }
}
