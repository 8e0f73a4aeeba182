import type { CaseOffer } from '#contract/cases/offers.ts';
import { bahtOf } from '#contract/money.ts';

/** In baht and percent a year, as they are typed. */
type Loan = { amount: number; months: number; rate: number };

/**
 * What a new offer begins with: the loan of the one whose place it takes, or that nobody answered in
 * time, as far as it may still be offered. Else all that was approved.
 */
export function begunLoan(
  newest: Pick<CaseOffer, 'state' | keyof Loan> | undefined,
  most: Loan,
): Loan {
  if (newest?.state !== 'made' && newest?.state !== 'expired') return most;
  return {
    amount: Math.min(bahtOf(newest.amount), most.amount),
    months: Math.min(newest.months, most.months),
    rate: Math.min(newest.rate / 1_000, most.rate),
  };
}
