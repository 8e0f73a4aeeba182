import { type Satang, satang } from '#contract/money.ts';
import { effectiveRate, type UpFrontFees, upFrontFees } from './loan-cost.ts';
import {
  byYear,
  type InstalmentRounding,
  interestOnlyOf,
  type Loan,
  type Repaid,
  type RepaidYear,
  scheduleOf,
  thousandthsOf,
  totalOf,
} from './repayment.ts';
import type { LoanTerms } from './terms.ts';

/** The lowest and the highest rate, in percent a year. */
export type RateRange = { from: number; to: number };

/** The rates of terms, with a look into the credit bureau or without; none where it is not lent so. */
export function ratesOf(terms: LoanTerms, checked: boolean): RateRange | undefined {
  if (checked) return { from: terms.rateFrom, to: terms.rateTo };
  const { uncheckedRateFrom: from, uncheckedRateTo: to } = terms;
  return from === null || to === null ? undefined : { from, to };
}

/** The shortest time that leaves a month to repay in. */
export function shortestMonths({ repayment, interestOnlyMonths }: LoanTerms): number {
  return repayment === 'interest_first' ? interestOnlyMonths + 1 : 1;
}

/** What somebody would borrow. The rate is percent a year. */
export type Wish = { amount: Satang; months: number; rate: number };

export type Quote = {
  years: RepaidYear[];
  total: Repaid;
  fees: UpFrontFees;
  /** Percent a year with the fees; none where they take everything. */
  effective: number | undefined;
  /** After how many months nothing is owed: instalments rounded up may repay it before its time. */
  repaidIn: number;
  /** All months but the last pay interest alone, and the last one the whole principal. */
  principalLast: boolean;
  /** How many months pay interest alone, and what each of them pays. */
  interestOnly: { months: number; payment: Satang };
  /** What the months after them pay; the last one may differ. */
  instalment: Satang;
  last: Satang;
};

/** What a loan would cost under these terms. */
export function quoteOf(terms: LoanTerms, wish: Wish, rounding: InstalmentRounding): Quote {
  const { amount, months, rate } = wish;
  const { repayment, interestOnlyMonths } = terms;
  const loan: Loan = {
    ...{ amount, months, repayment, interestOnlyMonths, rounding },
    rate: thousandthsOf(rate),
  };
  const schedule = scheduleOf(loan);
  const fees = upFrontFees(amount, terms);
  const payments = schedule.map(({ payment }) => payment);
  const interestMonths = interestOnlyOf(loan);
  const paidIn = (month: number) => payments[month - 1] ?? satang(0);
  return {
    years: byYear(schedule),
    total: totalOf(schedule),
    fees,
    effective: effectiveRate(satang(amount - fees.total), payments),
    repaidIn: schedule.length,
    principalLast: repayment === 'principal_last' && interestMonths > 0,
    interestOnly: { months: interestMonths, payment: interestMonths > 0 ? paidIn(1) : satang(0) },
    instalment: paidIn(interestMonths + 1),
    last: payments.at(-1) ?? satang(0),
  };
}
