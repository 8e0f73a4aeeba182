import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OFFER_STATES, type OfferState } from '#contract/applications/offer-kinds.ts';
import { stateOn } from '#contract/applications/offers.ts';
import { statusPath } from '#contract/apply/paths.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { OFFER_CODE, offerLetter } from '#server/applications/letters.ts';
import { codeOf } from '#server/applications/offer-code.ts';
import { applicationOffer, offerCode } from '#server/applications/offer-tables.ts';
import { type OfferRow, readOffers } from '#server/applications/offers.ts';
import type { Case } from '#server/applications/rows.ts';
import { type Filled, letterLanguage, type MailEvent } from '#server/mail/event.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
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

/** The offer that something is to be told of; none where that is overtaken. */
export async function findOffer(
  db: Db,
  { offerId, state }: z.infer<typeof OfOffer>,
): Promise<OfferRow | undefined> {
  const [offer] = await db.select().from(applicationOffer).where(eq(applicationOffer.id, offerId));
  if (!offer) return undefined;
  // Taken back or answered before the letter went out: there is nothing to answer any more.
  if (state === 'made' && stateOn(offer, thaiDay()) !== 'made') return undefined;
  // Another one has been made: that it expired would be taken for that one.
  if (state === 'expired' && (await readOffers(db, offer.applicationId))[0]?.id !== offerId)
    return undefined;
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

const amountOf = ({ amount }: Pick<OfferRow, 'amount'>): string => formatHundredths(amount);

/** Until when it can or could be answered is what there is to tell. */
export const namesDay = (state: OfferState): boolean => state === 'made' || state === 'expired';

/** What its applicant is told of an offer, or of what became of it. */
export function fillOffer(
  sealing: Sealing,
  row: Case,
  offer: Pick<OfferRow, 'amount' | 'validUntil'>,
  state: OfferState,
): Filled | undefined {
  const language = letterLanguage(row);
  const told = namesDay(state)
    ? { until: dayInWords(offer.validUntil, language) }
    : { news: nameSettled(state, language) };
  return letterTo(sealing, row, { amount: amountOf(offer), ...told }, statusPath(row.reference));
}

const offerMail = (state: OfferState): MailEvent => ({
  ...offerLetter(state),
  async fill({ db, sealing }, payload) {
    const told = OfOffer.parse(payload);
    const offer = await findOffer(db, told);
    const row = offer && (await findForLetter(db, offer.applicationId));
    return row && fillOffer(sealing, row, offer, told.state);
  },
});

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
export const OFFER_MAILS: readonly MailEvent[] = [
  offerMail('made'),
  offerMail('accepted'),
  offerMail('expired'),
  offerCodeMail,
];
