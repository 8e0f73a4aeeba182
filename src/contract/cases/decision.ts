import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { satang } from '#contract/money.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { Id, LooseRemark, Remark } from './case-input.ts';
import { StaffResource } from './case-shapes.ts';

/** Satang a month: a hundred million baht, more than anybody who borrows on land earns. */
export const MOST_MONTHLY = 100_000_000 * 100;
/** Thousandths of a percent a year. */
export const MOST_RATE = 100_000;

const Monthly = z.int().min(0).max(MOST_MONTHLY).transform(satang);

/** What a decision rests on besides the land. */
export const decisionCalls = {
  'application/finances': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Keeps income and debts, and for how long and at what rate the loan is planned. Satang; a rate in thousandths of a percent.',
    input: z.object({
      id: Id,
      version: z.int().positive(),
      income: Monthly.nullable(),
      debts: Monthly.nullable(),
      note: LooseRemark,
      plannedMonths: z.int().min(1).max(MOST_MONTHS).nullable(),
      plannedRate: z.int().min(0).max(MOST_RATE).nullable(),
      /** Why a proposal or an approval goes back to the decision. */
      takeBack: Remark.optional(),
    }),
    output: z.object({ data: z.object({ version: z.int() }) }),
  }),
  'application/decisionPdf': defineCall({
    access: 'resource.view',
    summary: 'The decision sheet on one page; who prints it is recorded.',
    input: z.object({ resource: StaffResource, id: Id, language: z.enum(PICKER_LANGUAGES) }),
    output: FileBody,
    file: { type: 'application/pdf', name: 'decision.pdf' },
  }),
};
