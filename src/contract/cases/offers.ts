import { z } from 'zod';
import {
  COUNTER_IDENTITIES,
  OFFER_ANSWERS,
  OFFER_LANGUAGES,
  OFFER_LIMITS,
  OFFER_STATES,
} from '#contract/applications/offer-kinds.ts';
import { LoanOffer, OfferEvidence } from '#contract/applications/offer-shapes.ts';
import { defineCall } from '#contract/call.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { isStorable } from '#contract/text.ts';
import { Amount, Id, Remark } from './case-input.ts';
import { StaffResource } from './case-shapes.ts';
import { MOST_RATE } from './decision.ts';

const Moment = z.iso.datetime();
const text = (most: number) => z.string().trim().max(most).refine(isStorable, 'invalid');

/** An offer as staff see it: with who made it, and what shows how it was answered. */
const CaseOffer = LoanOffer.extend({
  state: z.enum(OFFER_STATES),
  madeBy: z.string(),
  madeAt: Moment,
  settledAt: Moment.nullable(),
  /** The user id of who took it back or wrote the answer down; null: the applicant, or nobody. */
  settledBy: z.string().nullable(),
  /** Why it was declined or taken back. */
  reason: z.string(),
  evidence: OfferEvidence.nullable(),
});
export type CaseOffer = z.infer<typeof CaseOffer>;

/** What an approved applicant is offered. */
export const offerCalls = {
  'application/offers': defineCall({
    access: 'resource.view',
    summary: 'The offers that were made, newest first, each with how it was answered.',
    input: z.object({ resource: StaffResource, id: Id }),
    output: z.object({
      data: z.object({
        offers: z.array(CaseOffer),
        /** Whether one can be made now. */
        makes: z.boolean(),
        /** What a new one begins with, and what it may not go beyond. */
        standsDays: z.int(),
        highestRate: z.number(),
      }),
    }),
  }),
  'application/makeOffer': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Offers the loan, never above what was approved; takes the place of one that waits for its answer.',
    input: z.object({
      id: Id,
      version: z.int().positive(),
      amount: Amount,
      months: z.int().min(1).max(MOST_MONTHS),
      /** Thousandths of a percent a year. */
      rate: z.int().min(0).max(MOST_RATE),
      conditions: text(OFFER_LIMITS.conditions).default(''),
      validUntil: z.iso.date(),
      /** Whether the applicant is told; always asked, never assumed. */
      sendMessage: z.boolean(),
    }),
    output: z.object({ data: z.object({ offerId: z.int(), version: z.int() }) }),
  }),
  'application/answerOffer': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Writes down how an applicant answered an offer at the counter, with what shows who it was.',
    input: z
      .object({
        ...{ id: Id, offerId: Id, answer: z.enum(OFFER_ANSWERS) },
        language: z.enum(OFFER_LANGUAGES),
        /** What the applicant was shown; another one than that of the offer is refused. */
        wording: z.string().max(OFFER_LIMITS.wording),
        who: text(OFFER_LIMITS.who).min(1, 'required'),
        identified: z.enum(COUNTER_IDENTITIES),
        note: text(OFFER_LIMITS.reason).default(''),
        /** The signed paper, one of the documents of the case. */
        fileId: Id.optional(),
        /** Why it is declined. */
        reason: text(OFFER_LIMITS.reason).default(''),
        sendMessage: z.boolean(),
      })
      .refine(({ identified, note }) => identified !== 'other' || note !== '', {
        message: 'required',
        path: ['note'],
      }),
    output: z.object({ data: z.object({ version: z.int() }) }),
  }),
  'application/withdrawOffer': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Takes an offer back that was not answered yet.',
    input: z.object({ id: Id, offerId: Id, reason: Remark, sendMessage: z.boolean() }),
    output: z.object({ data: z.object({ version: z.int() }) }),
  }),
};
