import { type Satang, satang, satangOf } from '#contract/money.ts';
import type { Band } from '#contract/products/calculator.ts';
import { quoteOf, shortestMonths } from '#contract/products/quote.ts';
import { type InstalmentRounding, MOST_MONTHS } from '#contract/products/repayment.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Pricing } from './applications.ts';

/** By what the worth of the land is known: the best of these that there is. */
export const LAND_SOURCES = ['appraised', 'checked', 'claimed', 'none'] as const;
export type LandSource = (typeof LAND_SOURCES)[number];

/** Everything of a case that an amount is weighed by. Money in satang. */
export type DecisionFacts = {
  askedAmount: Satang | null;
  askedMonths: number | null;
  /** As staff checked the prices, and as they were claimed. */
  checked: Pick<Pricing, 'limit'> | null;
  claimed: Pick<Pricing, 'limit'> | null;
  /** What the product lends to such an applicant, in whole baht; none where it lends them nothing. */
  band: Band | null;
  terms: LoanTerms | null;
  rounding: InstalmentRounding;
  /** As the officer plans the loan; null: as it was asked for, at the highest rate. */
  plannedMonths: number | null;
  /** Thousandths of a percent a year. */
  plannedRate: number | null;
  landValue: Satang | null;
  landSource: LandSource;
  deeds: number;
  /** Of how many the last appraisal was a refusal: what they were said to be worth counts no more. */
  refusedDeeds: number;
  /** How many of the deeds have an appraisal that holds, and until when the first of them does. */
  appraised: number;
  appraisedUntil: string | null;
  missingPapers: number;
  uncheckedPapers: number;
  /** Each month. */
  income: Satang | null;
  debts: Satang | null;
  /** The highest of each, in percent. */
  highestLtv: number;
  highestDsr: number;
  /** The most that whoever approves may approve; null: no limit, or nobody approves. */
  upTo: Satang | null;
};

export type Weighed = {
  months: number | null;
  /** Thousandths of a percent a year. */
  rate: number | null;
  /** The most of a usual month: what the last one repays at once is not paid from income. */
  instalment: Satang | null;
  /** With fees; hundredths of a percent. */
  effective: number | null;
  /** Loan to value, and what is owed each month to what is earned; hundredths of a percent. */
  ltv: number | null;
  dsr: number | null;
};

/** What lending so much would come to. */
export function weigh(facts: DecisionFacts, amount: Satang): Weighed {
  const { terms, income, debts, landValue } = facts;
  const months =
    terms && Math.min(facts.plannedMonths ?? facts.askedMonths ?? terms.longestMonths, MOST_MONTHS);
  const rate = terms && (facts.plannedRate ?? Math.round(terms.rateTo * 1_000));
  const quote =
    terms && months && rate !== null && amount > 0
      ? quoteOf(terms, { amount, months, rate: rate / 1_000 }, facts.rounding)
      : null;
  const instalment = quote && usualPayment(terms, quote);
  const owed = instalment === null || debts === null ? null : instalment + debts;
  return {
    months,
    rate,
    instalment,
    effective: quote?.effective === undefined ? null : Math.round(quote.effective * 100),
    ltv: landValue ? percentOf(amount, landValue) : null,
    dsr: income && owed !== null ? percentOf(owed, income) : null,
  };
}

/** Beyond what the published terms of the product allow. */
export function isOutside(
  terms: LoanTerms | null,
  { months, rate }: Pick<Weighed, 'months' | 'rate'>,
): boolean {
  if (!terms || months === null || rate === null) return false;
  const runs = months >= shortestMonths(terms) && months <= terms.longestMonths;
  return !runs || rate > dearestRate(terms);
}

/** Thousandths of a percent a year. */
export const dearestRate = ({ uncheckedRateTo, rateTo }: LoanTerms): number =>
  Math.round((uncheckedRateTo ?? rateTo) * 1_000);

/** The lowest that is published. */
export const cheapestRate = ({ rateFrom, uncheckedRateFrom }: LoanTerms): number =>
  Math.round(Math.min(rateFrom, uncheckedRateFrom ?? rateFrom) * 1_000);

/** At a lower rate than the product publishes. */
export const isBelowTerms = (terms: LoanTerms | null, { rate }: Pick<Weighed, 'rate'>): boolean =>
  terms !== null && rate !== null && rate < cheapestRate(terms);

export function usualPayment(terms: LoanTerms | null, quote: ReturnType<typeof quoteOf>): Satang {
  const { interestOnly, instalment } = quote;
  if (terms?.repayment === 'principal_last' && interestOnly.months > 0) return interestOnly.payment;
  return satang(Math.max(instalment, interestOnly.payment));
}

/** More than this nobody reads, and an income of a satang makes no number that cannot be kept. */
const MOST_PERCENT = 9_999_999;

/** Rounded up: what is a trace above a limit is above it. */
const percentOf = (part: number, whole: number): number =>
  Math.min(MOST_PERCENT, Math.ceil((part * 10_000) / whole));

/** Above a limit in percent. */
export const isAbove = (hundredths: number | null, percent: number): boolean =>
  hundredths !== null && hundredths > Math.round(percent * 100);

export const bandOf = (band: Band | null): { minimum: Satang | null; maximum: Satang | null } => ({
  minimum: band && satangOf(band.minimum),
  maximum: band && satangOf(band.maximum),
});
