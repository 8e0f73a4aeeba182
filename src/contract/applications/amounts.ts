import { type Satang, satang, satangOf } from '#contract/money.ts';
import { upFrontFees } from '#contract/products/loan-cost.ts';
import { type DecisionFacts, isAbove, isBelowTerms, isOutside, weigh } from './weighing.ts';

/** What becomes of an amount that one of the findings is true of. */
export const AMOUNT_POLICIES = ['refuse', 'warn', 'off'] as const;
export type AmountPolicy = (typeof AMOUNT_POLICIES)[number];

/** What speaks against an amount, the gravest first. */
export const AMOUNT_FINDINGS = [
  'no_band',
  /** Fees before it is paid out take all of it: such a loan pays nothing. */
  'below_fees',
  'above_band',
  'below_band',
  /** For longer or shorter than the product runs, or at a higher rate than its terms have. */
  'outside_terms',
  /** At a lower rate than the product publishes: meant, or a slipped digit. */
  'below_terms',
  /** An appraisal found that a piece of the land will not do. */
  'land_refused',
  /** More than the group of who approves may approve. */
  'above_tier',
  'above_ltv',
  /** The land’s worth, or income and debts, are not known. */
  'no_value',
  'above_dsr',
  'no_income',
  'above_limit',
  /** A deed has no appraisal that holds. */
  'no_visit',
  'no_appraisal',
] as const;
export type AmountFinding = (typeof AMOUNT_FINDINGS)[number];
export type AmountRules = Record<AmountFinding, AmountPolicy>;

/** By the prices that staff checked, else by those claimed; null without prices. */
export function limitOf({
  checked,
  claimed,
}: Pick<DecisionFacts, 'checked' | 'claimed'>): Satang | null {
  const priced = checked ?? claimed;
  // Prices that are worth no limit bear no amount.
  return priced && (priced.limit ?? satang(0));
}

/** What speaks against lending so much, by the lender’s rules. */
export function judgeAmount(
  facts: DecisionFacts,
  rules: AmountRules,
  amount: Satang,
): { refused: AmountFinding[]; warned: AmountFinding[] } {
  const limit = limitOf(facts);
  const weighed = weigh(facts, amount);
  const { ltv, dsr } = weighed;
  const holds: Record<AmountFinding, boolean> = {
    no_band: facts.band === null,
    below_fees: facts.terms !== null && amount <= upFrontFees(amount, facts.terms).total,
    above_band: facts.band !== null && amount > satangOf(facts.band.maximum),
    below_band: facts.band !== null && amount < satangOf(facts.band.minimum),
    outside_terms: isOutside(facts.terms, weighed),
    below_terms: isBelowTerms(facts.terms, weighed),
    land_refused: facts.refusedDeeds > 0,
    above_tier: facts.upTo !== null && amount > facts.upTo,
    above_ltv: isAbove(ltv, facts.highestLtv),
    no_value: ltv === null,
    above_dsr: isAbove(dsr, facts.highestDsr),
    no_income: dsr === null,
    above_limit: limit !== null && amount > limit,
    no_visit: facts.deeds === 0 || facts.appraised < facts.deeds,
    no_appraisal: facts.checked === null,
  };
  const found = AMOUNT_FINDINGS.filter((finding) => holds[finding]);
  return {
    refused: found.filter((finding) => rules[finding] === 'refuse'),
    warned: found.filter((finding) => rules[finding] === 'warn'),
  };
}
