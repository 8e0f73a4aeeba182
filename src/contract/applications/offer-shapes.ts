import { z } from 'zod';
import { LocalizedText } from '#contract/localized.ts';
import { LoanTerms } from '#contract/products/terms.ts';
import { SatangAmount } from './applications.ts';
import { CODE_WAYS, COUNTER_IDENTITIES, OFFER_ANSWERS, OFFER_LANGUAGES } from './offer-kinds.ts';

/** What the loan of an offer costs, as it was worked out when the offer was made. Satang. */
export const OfferFigures = z.object({
  /** How many months pay interest alone, and what each of them pays; what the months after them pay. */
  interestOnlyMonths: z.int(),
  interestOnlyPayment: SatangAmount,
  instalment: SatangAmount,
  last: SatangAmount,
  /** With the fees; hundredths of a percent a year. None where they take everything. */
  effective: z.int().nullable(),
  appraisalFee: SatangAmount,
  registrationFee: SatangAmount,
  stampDuty: SatangAmount,
});
export type OfferFigures = z.infer<typeof OfferFigures>;

/** An offer as an applicant reads it: nothing in it changes once it is made. */
export const LoanOffer = z.object({
  offerId: z.int(),
  reference: z.string(),
  /** The first of an application is 1. */
  number: z.int(),
  product: LocalizedText,
  amount: SatangAmount,
  months: z.int(),
  /** Thousandths of a percent a year. */
  rate: z.int(),
  terms: LoanTerms,
  figures: OfferFigures,
  conditions: z.string(),
  /** The last day in Thailand on which it can be accepted. */
  validUntil: z.iso.date(),
});
export type LoanOffer = z.infer<typeof LoanOffer>;

/** What somebody read, what they answered, when, and from which address it was sent in. */
const Answered = z.object({
  answer: z.enum(OFFER_ANSWERS),
  wording: z.string(),
  language: z.enum(OFFER_LANGUAGES),
  at: z.iso.datetime(),
  address: z.string(),
});

/** By a code, on the status page. */
const CodeEvidence = Answered.extend({
  userAgent: z.string(),
  /** How the code went out, and where to, masked. */
  way: z.enum(CODE_WAYS),
  sentTo: z.string(),
  codeId: z.uuid(),
});

/** At the counter, written down by an officer. */
const CounterEvidence = Answered.extend({
  /** A user id. */
  recordedBy: z.string(),
  who: z.string(),
  identified: z.enum(COUNTER_IDENTITIES),
  note: z.string(),
  /** The signed paper among the documents of the case. */
  file: z.object({ id: z.int(), name: z.string() }).nullable(),
});

/** What shows that it was the applicant who answered, and what they read. */
export const OfferEvidence = z.union([CounterEvidence, CodeEvidence]);
export type OfferEvidence = z.infer<typeof OfferEvidence>;
