import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LocalizedName, LocalizedText } from '#contract/localized.ts';
import { EnglishTexts, PublishState } from '#contract/resource/publish-states.ts';
import { endsAfterStart, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { MOST_MONTHS, REPAYMENTS } from './repayment.ts';

/** Whole baht: more than any fee. */
const MOST_BAHT = 999_999_999;

const Baht = z.int().min(0).max(MOST_BAHT);
const Months = z.int().min(0).max(MOST_MONTHS);
/** With three decimals, as lenders publish them. */
const Percent = z
  .number()
  .min(0)
  .max(100)
  .refine((percent) => Math.abs(percent * 1_000 - Math.round(percent * 1_000)) < 1e-6, 'invalid');

/** Whether the rate of a contract stays, or follows another one. */
export const RATE_KINDS = ['fixed', 'floating'] as const;

const ProductId = z.int().positive();

/** What of the terms costs are worked out from. Rates are percents a year, fees whole baht. */
const costShape = {
  rateKind: z.enum(RATE_KINDS),
  /** With a look into the credit bureau. */
  rateFrom: Percent,
  rateTo: Percent,
  /** Without one; null where nobody borrows so. */
  uncheckedRateFrom: Percent.nullable(),
  uncheckedRateTo: Percent.nullable(),
  repayment: z.enum(REPAYMENTS),
  /** Of `interest_first`; of the others it means nothing. */
  interestOnlyMonths: Months,
  longestMonths: Months.min(1),
  appraisalFee: Baht,
  registrationPercent: Percent,
  registrationCap: Baht,
  stampPercent: Percent,
  stampCap: Baht,
  /** Of what is repaid before its time within the first months. */
  earlySettlementPercent: Percent,
  earlySettlementMonths: Months,
  lateInterestPercent: Percent,
};

const TermsFields = z.object({
  productId: ProductId,
  name: LocalizedName,
  individual: z.boolean(),
  company: z.boolean(),
  ...costShape,
  /** Valid from `publishFrom`, until others of the same product and applicant are. */
  ...publishShape,
});

export const LoanTerms = z.object(costShape);
export type LoanTerms = z.infer<typeof LoanTerms>;

const TermsInput = TermsFields.superRefine((terms, issues) => {
  const refuse = (field: keyof typeof terms, message: string) =>
    issues.addIssue({ code: 'custom', message, path: [field] });
  const { rateFrom, rateTo, uncheckedRateFrom, uncheckedRateTo } = terms;
  if (rateFrom > rateTo) refuse('rateTo', 'rate_inverted');
  if (uncheckedRateFrom === null && uncheckedRateTo !== null)
    refuse('uncheckedRateFrom', 'required');
  if (uncheckedRateFrom !== null && uncheckedRateTo === null) refuse('uncheckedRateTo', 'required');
  if (uncheckedRateFrom !== null && uncheckedRateTo !== null && uncheckedRateFrom > uncheckedRateTo)
    refuse('uncheckedRateTo', 'rate_inverted');
  if (terms.repayment === 'interest_first') {
    if (terms.interestOnlyMonths === 0) refuse('interestOnlyMonths', 'too_small');
    if (terms.interestOnlyMonths >= terms.longestMonths)
      refuse('interestOnlyMonths', 'never_repaid');
  }
  if (!terms.individual && !terms.company) refuse('individual', 'needs_applicant');
  endsAfterStart(terms, issues);
});

/** What the law and the Land Office say, as the parameters have it: new terms begin with it. */
const Tariff = z.object({
  registrationPercent: z.number(),
  registrationCap: z.int(),
  stampPercent: z.number(),
  stampCap: z.int(),
  /** The highest that may be agreed on. */
  highestRate: z.number(),
  highestLateInterest: z.number(),
});
export type Tariff = z.infer<typeof Tariff>;

/** At what price a product is lent, to whom, since when. */
export const productTermsCalls = {
  ...defineResource({
    name: 'productTerms',
    input: TermsInput,
    row: TermsFields.extend({
      productName: LocalizedText,
      /** Newer ones count in their place. */
      superseded: z.boolean(),
    }),
    sorts: ['publishFrom', 'name', 'updatedAt'],
    filters: { productId: ProductId, state: PublishState, english: EnglishTexts },
  }),
  'productTerms/products': defineCall({
    access: 'ProductTermsMaint.view',
    summary: 'The products that terms can be for.',
    output: z.object({ data: z.array(z.object({ id: z.int(), name: LocalizedText })) }),
  }),
  'productTerms/tariff': defineCall({
    access: 'ProductTermsMaint.view',
    summary: 'The tariffs of law and Land Office that new terms begin with, and the highest rates.',
    output: z.object({ data: Tariff }),
  }),
};
