import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  CODE_WAYS,
  type CodeWay,
  OFFER_ANSWERS,
  OFFER_STATES,
  type OfferAnswer,
  type OfferState,
} from '#contract/applications/offer-kinds.ts';
import type { OfferFigures } from '#contract/applications/offer-shapes.ts';
import type { Satang } from '#contract/money.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import { localized, moment, now } from '#server/platform/columns.ts';
import { application } from './tables.ts';

/** What the house offers to lend. Nothing of it changes but what became of it. */
export const applicationOffer = pgTable(
  'application_offer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** The first of an application is 1. */
    number: integer().notNull(),
    product: localized(),
    amount: bigint({ mode: 'number' }).$type<Satang>().notNull(),
    months: integer().notNull(),
    /** Thousandths of a percent a year. */
    rate: integer().notNull(),
    /** As they were on that day: what becomes of the product changes nothing. */
    terms: jsonb().$type<LoanTerms>().notNull(),
    figures: jsonb().$type<OfferFigures>().notNull(),
    conditions: text().notNull().default(''),
    validUntil: date({ mode: 'string' }).notNull(),
    state: text().$type<OfferState>().notNull().default('made'),
    madeBy: text().notNull(),
    madeAt: now(),
    settledAt: moment(),
    /** The user id of who took it back or wrote the answer down; null: the applicant, or nobody. */
    settledBy: text(),
    reason: text().notNull().default(''),
    /** `OfferEvidence` as JSON, sealed for `offer evidence`: it says from where somebody answered. */
    evidence: text(),
  },
  (table) => [
    oneOf(table.state, OFFER_STATES),
    ...notNegative(table.amount, table.months, table.rate),
    uniqueIndex('application_offer_number').on(table.applicationId, table.number),
    // However many officers are at it, one waits for its answer.
    uniqueIndex('application_offer_made')
      .on(table.applicationId)
      .where(sql`${table.state} = 'made'`),
    index('application_offer_ends').on(table.validUntil).where(sql`${table.state} = 'made'`),
  ],
);

/**
 * A code by which an applicant answers. The code itself stands nowhere, not even as a hash: it
 * follows from the number of its row under the secret key.
 */
export const offerCode = pgTable(
  'offer_code',
  {
    id: uuid().primaryKey().defaultRandom(),
    offerId: integer()
      .notNull()
      .references(() => applicationOffer.id, { onDelete: 'cascade' }),
    answer: text().$type<OfferAnswer>().notNull(),
    way: text().$type<CodeWay>().notNull(),
    /** Masked. */
    sentTo: text().notNull(),
    madeAt: now(),
    expiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** When it served, or another one took its place. */
    endedAt: moment(),
  },
  (table) => [
    oneOf(table.answer, OFFER_ANSWERS),
    oneOf(table.way, CODE_WAYS),
    ...notNegative(table.tries),
    // One at a time.
    uniqueIndex('offer_code_current').on(table.offerId).where(sql`${table.endedAt} is null`),
    index('offer_code_of').on(table.offerId, table.madeAt),
  ],
);
