import { AMOUNT_FINDINGS, type AmountRules } from '#contract/applications/amounts.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';

/** Of who decides nothing. */
export const NO_RULES = Object.fromEntries(
  AMOUNT_FINDINGS.map((finding) => [finding, 'off']),
) as AmountRules;

export const NOTHING_WEIGHED: CaseDetails['decision'] = {
  askedAmount: null,
  askedMonths: null,
  checked: null,
  claimed: null,
  band: null,
  terms: null,
  rounding: 'baht',
  plannedMonths: null,
  plannedRate: null,
  landValue: null,
  landSource: 'none',
  deeds: 0,
  refusedDeeds: 0,
  appraised: 0,
  appraisedUntil: null,
  missingPapers: 0,
  uncheckedPapers: 0,
  income: null,
  debts: null,
  highestLtv: 100,
  highestDsr: 100,
  upTo: null,
};
