import { satangOf } from '#contract/money.ts';
import { effectiveRate, upFrontFees } from '#contract/products/loan-cost.ts';
import { byYear, scheduleOf, totalOf } from '#contract/products/repayment.ts';
import { median } from './measure.ts';
import { type Bench, formatRate } from './report.ts';

const ROUNDS = 7;
const EACH_ROUND = 5_000;
const LEAST_PER_SECOND = 10_000;
const FEES = {
  appraisalFee: 3_000,
  registrationPercent: 1,
  registrationCap: 200_000,
  stampPercent: 0.05,
  stampCap: 10_000,
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
    const months = scheduleOf({
      amount,
      rate: 6_990 + (each % 3_000),
      months: 60,
      repayment: 'interest_first',
      interestOnlyMonths: 12,
      rounding: 'baht',
    });
    const years = byYear(months);
    const received = amount - upFrontFees(amount, FEES).total;
    const rate = effectiveRate(
      received as typeof amount,
      months.map(({ payment }) => payment),
    );
    if (totalOf(years).principal !== amount || !rate) throw new Error('A schedule is wrong.');
  }
}
