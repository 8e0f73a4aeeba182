/**
 * How a loan is repaid, month by month, the same on the server and in the browser. Money is whole
 * satang; a rate is thousandths of a percent a year. Every month counts as a twelfth of a year of
 * 360 days (30/360), whatever its length: a contract that counts days differs by some baht.
 * By itself it needs no schemas, so the web may load it alone.
 */
import { type Satang, satang, sumOf } from '#contract/money.ts';

/** Interest alone at first and equal instalments after; equal instalments; principal at the end. */
export const REPAYMENTS = ['interest_first', 'annuity', 'principal_last'] as const;
export type Repayment = (typeof REPAYMENTS)[number];

/** Forty years: longer than anybody lends on land. */
export const MOST_MONTHS = 480;

/** To the nearest satang, or up to a full baht, ten or a hundred: so many satang. */
const STEPS = { satang: 1, baht: 100, ten_baht: 1_000, hundred_baht: 10_000 };
export type InstalmentRounding = keyof typeof STEPS;
export const INSTALMENT_ROUNDINGS = Object.keys(STEPS) as [
  InstalmentRounding,
  ...InstalmentRounding[],
];

export type Loan = {
  amount: Satang;
  /** Thousandths of a percent a year. */
  rate: number;
  months: number;
  repayment: Repayment;
  /** Of `interest_first`. */
  interestOnlyMonths: number;
  rounding: InstalmentRounding;
};

/** A month, or a year of them: `balance` is what is still owed after it. */
export type Repaid = { payment: Satang; interest: Satang; principal: Satang; balance: Satang };
export type RepaidMonth = Repaid & { month: number };
export type RepaidYear = Repaid & { year: number; months: RepaidMonth[] };

/** A percent in thousandths: what binary fractions add or take is rounded away. */
export const thousandthsOf = (percent: number): number => Math.round(percent * 1_000);

/** Thousandths of a percent a year, of twelve months. */
const YEARLY = 100_000 * 12;

/** The interest of one month, rounded half up to the satang; no product leaves the exact integers. */
export function monthlyInterest(balance: Satang, rate: number): Satang {
  const rest = balance % YEARLY;
  const whole = ((balance - rest) / YEARLY) * rate;
  return satang(whole + Math.floor((rest * rate + YEARLY / 2) / YEARLY));
}

/**
 * The equal instalment that repays an amount with interest. A sum of discounts and no power: every
 * engine gives the same last digit, so the page of the server is that of the browser.
 */
export function instalmentOf(
  amount: Satang,
  rate: number,
  months: number,
  rounding: InstalmentRounding,
): Satang {
  const discount = YEARLY / (YEARLY + rate);
  let worth = 0;
  for (let month = 0; month < months; month += 1) worth = (worth + 1) * discount;
  const step = STEPS[rounding];
  const exact = amount / worth;
  return satang(step === 1 ? Math.round(exact) : Math.ceil(exact / step) * step);
}

/** For how many months nothing but interest is paid; at least the last one repays. */
export function interestOnlyOf({ repayment, interestOnlyMonths, months }: Loan): number {
  if (repayment === 'annuity') return 0;
  const wanted = repayment === 'principal_last' ? months : interestOnlyMonths;
  return Math.min(wanted, months - 1);
}

/**
 * Every month until nothing is owed. The last one pays what is left, whatever rounding made of
 * those before; rounded up, a loan may be repaid before its time.
 */
export function scheduleOf(loan: Loan): RepaidMonth[] {
  const { amount, rate, months, rounding } = loan;
  const interestOnly = interestOnlyOf(loan);
  const instalment = instalmentOf(amount, rate, months - interestOnly, rounding);
  const schedule: RepaidMonth[] = [];
  let owed: number = amount;
  for (let month = 1; month <= months && owed > 0; month += 1) {
    const interest = monthlyInterest(satang(owed), rate);
    const principal = month === months ? owed : repaid(month);
    owed -= principal;
    schedule.push({
      month,
      payment: satang(interest + principal),
      interest,
      principal: satang(principal),
      balance: satang(owed),
    });

    function repaid(of: number): number {
      if (of <= interestOnly) return 0;
      return Math.min(owed, Math.max(0, instalment - interest));
    }
  }
  return schedule;
}

export function totalOf(months: readonly Repaid[]): Repaid {
  return {
    payment: sumOf(months.map(({ payment }) => payment)),
    interest: sumOf(months.map(({ interest }) => interest)),
    principal: sumOf(months.map(({ principal }) => principal)),
    balance: months.at(-1)?.balance ?? satang(0),
  };
}

/** The same in years of the loan, of which the last may be shorter. */
export function byYear(schedule: readonly RepaidMonth[]): RepaidYear[] {
  const years = Math.ceil(schedule.length / 12);
  return Array.from({ length: years }, (_, index) => {
    const months = schedule.slice(index * 12, index * 12 + 12);
    return { year: index + 1, months, ...totalOf(months) };
  });
}
