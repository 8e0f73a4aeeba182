import { type Satang, satang, satangOf } from '#contract/money.ts';
import type { Band } from '#contract/products/calculator.ts';
import type { Pricing } from './applications.ts';

/** What becomes of an amount that one of the findings is true of. */
export const AMOUNT_POLICIES = ['refuse', 'warn', 'off'] as const;
type AmountPolicy = (typeof AMOUNT_POLICIES)[number];

/** What speaks against an amount, the gravest first. */
export const AMOUNT_FINDINGS = ['no_band', 'above_band', 'above_limit', 'no_appraisal'] as const;
type AmountFinding = (typeof AMOUNT_FINDINGS)[number];
export type AmountRules = Record<AmountFinding, AmountPolicy>;

/** What an amount is measured against. */
export type AmountFacts = {
  /** As staff checked the prices, and as they were claimed. */
  checked: Pick<Pricing, 'limit'> | null;
  claimed: Pick<Pricing, 'limit'> | null;
  /** What the product lends to such an applicant, in whole baht; none where it lends them nothing. */
  band: Band | null;
};

/** By the prices that staff checked, else by those claimed; null without prices. */
export function limitOf({ checked, claimed }: Omit<AmountFacts, 'band'>): Satang | null {
  const priced = checked ?? claimed;
  // Prices that are worth no limit bear no amount.
  return priced && (priced.limit ?? satang(0));
}

/** What speaks against lending so much, by the lender’s rules. */
export function judgeAmount(
  facts: AmountFacts,
  rules: AmountRules,
  amount: Satang,
): { refused: AmountFinding[]; warned: AmountFinding[] } {
  const limit = limitOf(facts);
  const holds: Record<AmountFinding, boolean> = {
    no_band: facts.band === null,
    above_band: facts.band !== null && amount > satangOf(facts.band.maximum),
    above_limit: limit !== null && amount > limit,
    no_appraisal: facts.checked === null,
  };
  const found = AMOUNT_FINDINGS.filter((finding) => holds[finding]);
  return {
    refused: found.filter((finding) => rules[finding] === 'refuse'),
    warned: found.filter((finding) => rules[finding] === 'warn'),
  };
}
