import { z } from 'zod';
import { SatangAmount } from './applications.ts';
import { LAND_SOURCES } from './weighing.ts';

const Money = SatangAmount.nullable();
const Count = z.int();
const Unknown = z.int().nullable();

/**
 * Everything that a decision rests on, on one sheet, and flat: two of them are compared field by
 * field. Money in satang, ratios in hundredths of a percent, the rate in thousandths.
 */
export const DecisionSheet = z.object({
  askedAmount: Money,
  askedMonths: Unknown,
  claimedLimit: Money,
  checkedLimit: Money,
  bandMinimum: Money,
  bandMaximum: Money,
  landValue: Money,
  landSource: z.enum(LAND_SOURCES),
  deeds: Count,
  appraised: Count,
  appraisedUntil: z.string().nullable(),
  missingPapers: Count,
  uncheckedPapers: Count,
  income: Money,
  debts: Money,
  amount: Money,
  months: Unknown,
  rate: Unknown,
  instalment: Money,
  effective: Unknown,
  ltv: Unknown,
  highestLtv: Count,
  dsr: Unknown,
  highestDsr: Count,
  /** Findings, with blanks between them. */
  refused: z.string(),
  warned: z.string(),
});
export type DecisionSheet = z.infer<typeof DecisionSheet>;
export type SheetField = keyof DecisionSheet;

/** A sheet as it was at a moment, and whose. */
export const KeptSheet = z.object({
  sheet: DecisionSheet,
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type KeptSheet = z.infer<typeof KeptSheet>;

/** When it was proposed, and when it was approved. */
export const DecisionSheets = z.object({
  proposed: KeptSheet.optional(),
  approved: KeptSheet.optional(),
});
export type DecisionSheets = z.infer<typeof DecisionSheets>;
