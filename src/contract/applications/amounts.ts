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
  /** As staff checked the prices, and as they were claimed. Satang. */
  checked: Pick<Pricing, 'limit'> | null;
  claimed: Pick<Pricing, 'limit'> | null;
  /** What the product lends to such an applicant, in baht; none where it lends them nothing. */
  band: Band | null;
};

/** In baht: by the prices that staff checked, else by those claimed; null without prices. */
export function limitOf({ checked, claimed }: Omit<AmountFacts, 'band'>): number | null {
  const priced = checked ?? claimed;
  // Prices that are worth no limit bear no amount.
  return priced && Math.floor((priced.limit ?? 0) / 100);
}

/** What speaks against lending so many baht, by the lender’s rules. */
export function judgeAmount(
  facts: AmountFacts,
  rules: AmountRules,
  baht: number,
): { refused: AmountFinding[]; warned: AmountFinding[] } {
  const limit = limitOf(facts);
  const holds: Record<AmountFinding, boolean> = {
    no_band: facts.band === null,
    above_band: facts.band !== null && baht > facts.band.maximum,
    above_limit: limit !== null && baht > limit,
    no_appraisal: facts.checked === null,
  };
  const found = AMOUNT_FINDINGS.filter((finding) => holds[finding]);
  return {
    refused: found.filter((finding) => rules[finding] === 'refuse'),
    warned: found.filter((finding) => rules[finding] === 'warn'),
  };
}
