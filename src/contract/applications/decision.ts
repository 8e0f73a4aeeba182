import type { Satang } from '#contract/money.ts';
import { type AmountRules, judgeAmount } from './amounts.ts';
import type { DecisionSheet, DecisionSheets, SheetField } from './decision-shapes.ts';
import type { ApplicationStatus } from './states.ts';
import { bandOf, type DecisionFacts, weigh } from './weighing.ts';

export function sheetOf(
  facts: DecisionFacts,
  rules: AmountRules,
  amount: Satang | null,
): DecisionSheet {
  const { minimum, maximum } = bandOf(facts.band);
  const { refused, warned } = amount
    ? judgeAmount(facts, rules, amount)
    : { refused: [], warned: [] };
  const { askedAmount, askedMonths, landValue, landSource, deeds, appraised } = facts;
  const { appraisedUntil, missingPapers, uncheckedPapers, income, debts } = facts;
  const nothing = { instalment: null, effective: null, ltv: null, dsr: null };
  return {
    askedAmount,
    askedMonths,
    claimedLimit: facts.claimed?.limit ?? null,
    checkedLimit: facts.checked?.limit ?? null,
    bandMinimum: minimum,
    bandMaximum: maximum,
    ...{ landValue, landSource, deeds, appraised, appraisedUntil },
    ...{ missingPapers, uncheckedPapers, income, debts, amount },
    ...(amount ? weigh(facts, amount) : { months: null, rate: null, ...nothing }),
    highestLtv: Math.round(facts.highestLtv * 100),
    highestDsr: Math.round(facts.highestDsr * 100),
    refused: refused.join(' '),
    warned: warned.join(' '),
  };
}

/** The fields in which two sheets differ. */
export function differingFields(before: DecisionSheet, after: DecisionSheet): SheetField[] {
  return (Object.keys(after) as SheetField[]).filter((field) => before[field] !== after[field]);
}

/** The parts of the sheet in their order, and what each tells. */
export const SHEET_PARTS = [
  { part: 'asked', fields: ['askedAmount', 'askedMonths'] },
  { part: 'computed', fields: ['claimedLimit', 'checkedLimit', 'bandMaximum'] },
  {
    part: 'checked',
    fields: [
      ...(['landValue', 'appraised', 'appraisedUntil', 'income', 'debts'] as const),
      ...(['missingPapers', 'uncheckedPapers'] as const),
    ],
  },
  {
    part: 'proposed',
    fields: ['amount', 'months', 'rate', 'instalment', 'effective', 'ltv', 'dsr'],
  },
] as const satisfies ReadonlyArray<{ part: string; fields: readonly SheetField[] }>;
export type SheetPart = (typeof SHEET_PARTS)[number]['part'];

/** What is over is told as it was approved; everything else as it is now. */
export function shownSheet(
  status: ApplicationStatus,
  sheets: DecisionSheets | null,
  now: DecisionSheet,
): DecisionSheet {
  const over = status === 'approved' || status === 'closed';
  return (over && sheets?.approved?.sheet) || now;
}
