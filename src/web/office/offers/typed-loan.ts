import type { OfferedLoan } from '#contract/applications/offers.ts';
import { satangOf } from '#contract/money.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { checkTypedNumber, type NumberRange } from '#contract/typed-number.ts';

/** What each number of an offer may be, in baht, months and percent a year. */
export const LOAN_RANGES = {
  amount: { decimals: 0, least: 1, most: 1_000_000_000_000 },
  months: { decimals: 0, least: 1, most: MOST_MONTHS },
  rate: { decimals: 3, least: 0, most: 100 },
} satisfies Record<string, NumberRange>;

export type TypedLoan = Record<keyof typeof LOAN_RANGES, number | string | null>;

/** The loan that was typed; nothing as long as one of its numbers is none that a loan can have. */
export function readLoan({ amount, months, rate }: TypedLoan): OfferedLoan | undefined {
  if (typeof amount !== 'number' || typeof months !== 'number' || typeof rate !== 'number')
    return undefined;
  const typed = { amount, months, rate };
  const names = ['amount', 'months', 'rate'] as const;
  if (names.some((name) => checkTypedNumber(typed[name], LOAN_RANGES[name]))) return undefined;
  return { amount: satangOf(amount), months, rate: Math.round(rate * 1_000) };
}
