import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OFFER_STATES } from '#contract/applications/offer-kinds.ts';
import { statusPath } from '#contract/apply/paths.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { OFFER_CODE, OFFER_MADE, OFFER_SETTLED } from '#server/applications/letters.ts';
import { codeOf } from '#server/applications/offer-code.ts';
import { applicationOffer, offerCode } from '#server/applications/offer-tables.ts';
import type { OfferRow } from '#server/applications/offers.ts';
import { letterLanguage, type MailEvent } from '#server/mail/event.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { findForLetter, letterTo } from './mails.ts';

const OfOffer = z.object({ offerId: z.int(), state: z.enum(OFFER_STATES) });
const OfCode = z.object({ codeId: z.uuid() });

const Words = z.record(z.string(), z.string());
/** What became of an offer, and what a code is for, in the words for applicants. */
const OFFER_NEWS = readData(
  'words/offer-news.json',
  z.object({
    th: z.object({ settled: Words, answers: Words }),
    en: z.object({ settled: Words, answers: Words }),
  }),
);

export async function findOffer(db: Db, offerId: number): Promise<OfferRow | undefined> {
  const [offer] = await db.select().from(applicationOffer).where(eq(applicationOffer.id, offerId));
  return offer;
}

/** One that still serves, with what it is for. */
export async function findCode(db: Db, codeId: string) {
  const [found] = await db
    .select({ code: offerCode, offer: applicationOffer })
    .from(offerCode)
    .innerJoin(applicationOffer, eq(applicationOffer.id, offerCode.offerId))
    .where(
      and(eq(offerCode.id, codeId), isNull(offerCode.endedAt), gt(offerCode.expiresAt, sql`now()`)),
    );
  return found;
}

/** What the code is for, so that nobody gives it away for something else. */
export const nameAnswer = (answer: string, language: MailLanguage): string =>
  OFFER_NEWS[language].answers[answer] ?? '';

/** What became of an offer. */
export const nameSettled = (state: string, language: MailLanguage): string =>
  OFFER_NEWS[language].settled[state] ?? '';

const amountOf = ({ amount }: OfferRow): string => formatHundredths(amount);

const offerMade: MailEvent = {
  ...OFFER_MADE,
  async fill({ db, sealing }, payload) {
    const offer = await findOffer(db, OfOffer.parse(payload).offerId);
    // Taken back or answered before the letter went out: there is nothing to answer any more.
    if (offer?.state !== 'made' || offer.validUntil < thaiDay()) return undefined;
    const row = await findForLetter(db, offer.applicationId);
    if (!row) return undefined;
    const language = letterLanguage(row);
    const values = { amount: amountOf(offer), until: dayInWords(offer.validUntil, language) };
    return letterTo(sealing, row, values, statusPath(row.reference));
  },
};

const offerSettled: MailEvent = {
  ...OFFER_SETTLED,
  async fill({ db, sealing }, payload) {
    const { offerId, state } = OfOffer.parse(payload);
    const offer = await findOffer(db, offerId);
    const row = offer && (await findForLetter(db, offer.applicationId));
    if (!row) return undefined;
    const news = nameSettled(state, letterLanguage(row));
    const values = { news, amount: amountOf(offer) };
    return letterTo(sealing, row, values, statusPath(row.reference));
  },
};

/** The code is made here, so that nothing keeps it. */
const offerCodeMail: MailEvent = {
  ...OFFER_CODE,
  async fill({ db, sealing }, payload) {
    const { codeId } = OfCode.parse(payload);
    const found = await findCode(db, codeId);
    const row = found && (await findForLetter(db, found.offer.applicationId));
    if (!row) return undefined;
    const values = {
      code: codeOf(sealing, codeId),
      answer: nameAnswer(found.code.answer, letterLanguage(row)),
      amount: amountOf(found.offer),
    };
    return letterTo(sealing, row, values);
  },
};

/** Everything about offers that applicants are told by mail. */
export const OFFER_MAILS: readonly MailEvent[] = [offerMade, offerSettled, offerCodeMail];
