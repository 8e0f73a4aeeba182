import { type Satang, satang } from '#contract/money.ts';
import { type Problem, parseNumber } from '#contract/products/calculator.ts';
import {
  type Quote,
  quoteOf,
  type RateRange,
  ratesOf,
  shortestMonths,
  type Wish,
} from '#contract/products/quote.ts';
import type { InstalmentRounding } from '#contract/products/repayment.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { readTypedNumber } from '#contract/typed-number.ts';
import type { Fields } from './fields.ts';

/** What a wish must keep to. Money in satang, rates in percent a year. */
export type PlanFrame = {
  terms: LoanTerms;
  least: Satang;
  most: Satang;
  shortest: number;
  longest: number;
  checked: RateRange;
  /** None where nobody borrows without a look into the credit bureau. */
  unchecked: RateRange | undefined;
};

export type PlanProblems = {
  amount?: Problem | 'low' | 'high' | 'satang';
  months?: 'outside';
  rate?: 'outside' | 'junk';
};

/** A wish that can be lent, and what it costs. */
export type Plan = Wish & { terms: LoanTerms; checked: boolean; quote: Quote };

type Reading = { wish?: Wish & { checked: boolean }; problems: PlanProblems };

export function frameWish(terms: LoanTerms, amounts: { least: number; most: number }): PlanFrame {
  return {
    terms,
    // Land that is just worth the limit still has something to choose from.
    least: satang(Math.min(amounts.least, amounts.most)),
    most: satang(amounts.most),
    shortest: Math.min(shortestMonths(terms), terms.longestMonths),
    longest: terms.longestMonths,
    checked: { from: terms.rateFrom, to: terms.rateTo },
    unchecked: ratesOf(terms, false),
  };
}

/** Left empty, it is the whole limit, the longest time and the highest rate: never less than it costs. */
export function readWish(fields: Fields, frame: PlanFrame): Reading {
  const checked = isChecked(fields, frame);
  const amount = readAmount(fields.amount, frame);
  const months = readMonths(fields.months, frame);
  const rate = readRate(fields.rate, rangeOf(frame, checked));
  const problems: PlanProblems = {
    ...(amount.problem && { amount: amount.problem }),
    ...(months.problem && { months: months.problem }),
    ...(rate.problem && { rate: rate.problem }),
  };
  if (amount.value === undefined || months.value === undefined || rate.value === undefined)
    return { problems };
  const wish = { amount: amount.value, months: months.value, rate: rate.value, checked };
  return { wish, problems };
}

export function planOf(
  { terms }: PlanFrame,
  { checked, ...wish }: Wish & { checked: boolean },
  rounding: InstalmentRounding,
): Plan {
  return { ...wish, checked, terms, quote: quoteOf(terms, wish, rounding) };
}

/** Without a look into the credit bureau only where that is asked for and lent. */
export function isChecked({ bureau }: Fields, { unchecked }: PlanFrame): boolean {
  return bureau !== 'none' || !unchecked;
}

export function rangeOf({ checked, unchecked }: PlanFrame, looked: boolean): RateRange {
  return looked ? checked : (unchecked ?? checked);
}

/** Full years, and the longest time whatever it is; what was asked for stands among them. */
export function monthChoices({ shortest, longest }: PlanFrame, asked: string): number[] {
  const years = Array.from({ length: Math.floor(longest / 12) }, (_, year) => (year + 1) * 12);
  const typed = Number(asked);
  const all = [...years, longest, ...(Number.isInteger(typed) ? [typed] : [])];
  const right = all.filter((months) => months >= shortest && months <= longest);
  return [...new Set(right)].sort((a, b) => a - b);
}

type Found<Value, Code> = { value: Value; problem?: never } | { problem: Code; value?: never };

function readAmount(
  text: string,
  { least, most }: PlanFrame,
): Found<Satang, NonNullable<PlanProblems['amount']>> {
  const typed = parseNumber(text);
  if (typed.problem === 'missing') return { value: most };
  if (typed.problem) return { problem: typed.problem };
  if (typed.value % 100 !== 0) return { problem: 'satang' };
  if (typed.value < least) return { problem: 'low' };
  return typed.value > most ? { problem: 'high' } : { value: satang(typed.value) };
}

function readMonths(text: string, { shortest, longest }: PlanFrame): Found<number, 'outside'> {
  if (text === '') return { value: longest };
  const months = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return months >= shortest && months <= longest ? { value: months } : { problem: 'outside' };
}

function readRate(text: string, { from, to }: RateRange): Found<number, 'outside' | 'junk'> {
  const typed = readTypedNumber(text.replaceAll('%', ''), { decimals: 3 });
  if ('problem' in typed) return { problem: 'junk' };
  const rate = typed.value ?? to;
  return rate >= from && rate <= to ? { value: rate } : { problem: 'outside' };
}
