/** What the house offers to lend. By itself it needs no schemas, so the web may load it alone. */
import { type Satang, satang, satangOf } from '#contract/money.ts';
import type { Band } from '#contract/products/calculator.ts';
import { upFrontFees } from '#contract/products/loan-cost.ts';
import { quoteOf, shortestMonths } from '#contract/products/quote.ts';
import type { InstalmentRounding } from '#contract/products/repayment.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { AmountRules } from './amounts.ts';
import type { DecisionSheet } from './decision-shapes.ts';
import type { OfferState } from './offer-kinds.ts';
import type { OfferFigures } from './offer-shapes.ts';
import { dearestRate, isBelowTerms, usualPayment } from './weighing.ts';

/** The loan that is offered. The rate in thousandths of a percent a year. */
export type OfferedLoan = { amount: Satang; months: number; rate: number };

/** Worked out as the decision sheet does. */
export function figuresOf(
  terms: LoanTerms,
  { amount, months, rate }: OfferedLoan,
  rounding: InstalmentRounding,
): OfferFigures & { usual: Satang } {
  const quote = quoteOf(terms, { amount, months, rate: rate / 1_000 }, rounding);
  const { fees, interestOnly, instalment, last, effective } = quote;
  return {
    interestOnlyMonths: interestOnly.months,
    interestOnlyPayment: interestOnly.payment,
    instalment,
    last,
    effective: effective === undefined ? null : Math.round(effective * 100),
    appraisalFee: fees.appraisal,
    registrationFee: fees.registration,
    stampDuty: fees.stamp,
    usual: usualPayment(terms, quote),
  };
}

/** What an offer may not go beyond. */
export type OfferBounds = {
  approvedAmount: Satang | null;
  /** As it was approved; none of an approval from before there were sheets. */
  sheet: Pick<DecisionSheet, 'months' | 'rate' | 'instalment'> | null;
  terms: LoanTerms;
  rounding: InstalmentRounding;
  /** What the law allows, in percent a year. */
  highestRate: number;
};

/** The most that is offered: what was approved, as far as the product and the law still have it. */
export function mostOffered({
  approvedAmount,
  sheet,
  terms,
  highestRate,
}: Omit<OfferBounds, 'rounding'>): OfferedLoan {
  const [longest, dearest] = [terms.longestMonths, dearestRate(terms)];
  return {
    amount: approvedAmount ?? satang(0),
    months: Math.min(sheet?.months ?? longest, longest),
    rate: Math.min(sheet?.rate ?? dearest, dearest, Math.round(highestRate * 1_000)),
  };
}

type OfferProblem = 'too_big' | 'too_small' | 'above_instalment' | 'below_fees';

/**
 * Nothing above what was approved, nor beyond the terms of the product, nor so little that its fees
 * take it all: such a loan has no effective rate. By field.
 */
export function checkOffer(
  loan: OfferedLoan,
  bounds: OfferBounds,
): Partial<Record<'amount' | 'months' | 'rate', OfferProblem>> {
  const { sheet, terms, rounding } = bounds;
  const most = mostOffered(bounds);
  const tooLong = loan.months > most.months;
  const tooShort = loan.months < shortestMonths(terms);
  const owed = tooShort ? 0 : figuresOf(terms, loan, rounding).usual;
  const isEaten = loan.amount <= upFrontFees(loan.amount, terms).total;
  return {
    ...(isEaten && { amount: 'below_fees' as const }),
    ...(loan.amount > most.amount && { amount: 'too_big' as const }),
    ...(tooLong && { months: 'too_big' as const }),
    ...(tooShort && { months: 'too_small' as const }),
    ...(!tooLong &&
      sheet?.instalment &&
      owed > sheet.instalment && { months: 'above_instalment' as const }),
    ...(loan.rate > most.rate && { rate: 'too_big' as const }),
  };
}

type Published = { band: Pick<Band, 'minimum'> | null; terms: LoanTerms; rules: AmountRules };

/** What is offered all the same, by the house’s rules for amounts, but hardly meant. By field. */
export function doubtOffer(
  { amount, rate }: Pick<OfferedLoan, 'amount' | 'rate'>,
  { band, terms, rules }: Published,
): { amount?: 'below_band'; rate?: 'below_terms' } {
  const isLow = band !== null && amount < satangOf(band.minimum);
  return {
    ...(isLow && rules.below_band !== 'off' && { amount: 'below_band' as const }),
    ...(isBelowTerms(terms, { rate }) &&
      rules.below_terms !== 'off' && { rate: 'below_terms' as const }),
  };
}

/** Whether the terms of the product have changed in a way that changes what was approved. */
export function isPricedAnew(
  sheet: Pick<DecisionSheet, 'amount' | 'months' | 'rate' | 'instalment' | 'effective'>,
  terms: LoanTerms,
  rounding: InstalmentRounding,
): boolean {
  const { amount, months, rate } = sheet;
  if (amount === null || months === null || rate === null) return false;
  if (months < shortestMonths(terms)) return true;
  const now = figuresOf(terms, { amount, months, rate }, rounding);
  return now.usual !== sheet.instalment || now.effective !== sheet.effective;
}

/** From the day after its last one it has expired, whether or not anything has noticed yet. */
export function stateOn(
  { state, validUntil }: { state: OfferState; validUntil: string },
  today: string,
): OfferState {
  return state === 'made' && validUntil < today ? 'expired' : state;
}

/** What becomes of an offer by its answer. */
export const ANSWERED = { accept: 'accepted', decline: 'declined' } as const;
