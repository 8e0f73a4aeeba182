import { z } from 'zod';
import { isOpenStatus } from '#contract/applications/states.ts';
import { documentPath, statusPath } from '#contract/apply/paths.ts';
import { localize } from '#contract/localized.ts';
import { fillMessage } from '#contract/mail/fill-message.ts';
import type { MailLanguage, MessageChannel } from '#contract/mail/mail.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { appointmentWords } from '#server/applications/appointment-event.ts';
import type { TextNews } from '#server/applications/ask-for-text.ts';
import {
  APPLICATION_MOVED,
  APPLICATION_REQUEST,
  APPLICATION_SENT,
  APPOINTMENT_LETTERS,
  OFFER_CODE,
  offerLetter,
  STATUS_NEWS,
} from '#server/applications/letters.ts';
import { codeOf } from '#server/applications/offer-code.ts';
import { openAsked } from '#server/applications/request-links.ts';
import type { Case } from '#server/applications/rows.ts';
import type { ToldNews } from '#server/applications/told-news.ts';
import { type LetterKind, letterLanguage } from '#server/mail/event.ts';
import { findMessage } from '#server/mail/message-templates.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findToldAppointment } from './appointment-mails.ts';
import { dayOf, isOvertaken, nameAsked } from './mails.ts';
import { findCode, findOffer, nameAnswer, nameSettled, namesDay } from './offer-mails.ts';

const Short = z.object({
  moved: z.record(z.string(), z.string()),
  offers: z.record(z.string(), z.string()),
});
/** News in so few words that it fits an SMS. */
const SHORT_NEWS = readData('words/short-news.json', z.object({ th: Short, en: Short }));

export type NewsParts = {
  sealing: Sealing;
  publicOrigin: string;
  /** What the house is called, handed in; empty until staff have written it. */
  nameHouse: (db: Db, language: MailLanguage) => Promise<string>;
};

/** The news in the words of a message; undefined where it is not needed any more. */
export async function writeNews(
  db: Db,
  parts: NewsParts,
  row: Case,
  news: TextNews,
  channel: MessageChannel,
): Promise<string | undefined> {
  const found = await fill(db, parts, row, news, channel);
  return found && write(db, parts, row, found, channel);
}

/** The same of news that nothing is kept of yet. */
export async function writeTold(
  db: Db,
  parts: NewsParts,
  row: Case,
  told: ToldNews,
  channel: MessageChannel,
): Promise<string | undefined> {
  const found = fillTold(row, told, channel);
  return found && write(db, parts, row, found, channel);
}

/** Whose text it is, what stands in it, and the page that it leads to. */
type Filled = { kind: LetterKind; values: Record<string, string>; path?: string };

async function write(
  db: Db,
  parts: NewsParts,
  row: Case,
  { kind, values, path }: Filled,
  channel: MessageChannel,
): Promise<string | undefined> {
  const language = letterLanguage(row);
  const text = await findMessage(db, kind, channel, language);
  if (text === undefined) return undefined;
  const house = await parts.nameHouse(db, language);
  return fillMessage(text, {
    ...values,
    reference: row.reference,
    house: house && `${house}:`,
    ...(path && { link: `${parts.publicOrigin}${path}&lang=${language}` }),
  });
}

/** None where it is not needed any more. */
async function fill(
  db: Db,
  { sealing }: Pick<NewsParts, 'sealing'>,
  row: Case,
  news: TextNews,
  channel: MessageChannel,
): Promise<Filled | undefined> {
  const language = letterLanguage(row);
  if ('codeId' in news) {
    const found = await findCode(db, news.codeId);
    if (!found) return undefined;
    const values = {
      code: codeOf(sealing, news.codeId),
      answer: nameAnswer(found.code.answer, language),
      amount: formatHundredths(found.offer.amount),
    };
    return { kind: OFFER_CODE, values };
  }
  if ('offerId' in news) {
    const offer = await findOffer(db, news);
    return offer && fillTold(row, { offer, state: news.state }, channel);
  }
  if ('appointmentId' in news) {
    const appointment = await findToldAppointment(db, news);
    return appointment && fillTold(row, { appointment, what: news.what }, channel);
  }
  if (news.requestId) {
    const asked = isOpenStatus(row.status) && (await openAsked(db, sealing, news.requestId));
    if (!asked) return undefined;
    const values = {
      document: await nameAsked(db, asked.request, language),
      until: dayOf(asked.request.expiresAt, language),
    };
    return { kind: APPLICATION_REQUEST, values, path: documentPath(asked.token) };
  }
  if (await isOvertaken(db, { applicationId: row.id, id: news.eventId })) return undefined;
  return fillTold(row, { status: news.status, rejectReasonId: null }, channel);
}

/** None where there are no words for it. */
function fillTold(row: Case, news: ToldNews, channel: MessageChannel): Filled | undefined {
  const language = letterLanguage(row);
  const path = statusPath(row.reference);
  if ('offer' in news) {
    const { offer, state } = news;
    const amount = formatHundredths(offer.amount);
    const kind = offerLetter(state);
    if (namesDay(state)) {
      const until = dayInWords(offer.validUntil, language);
      return { kind, values: { amount, until }, path };
    }
    const short = SHORT_NEWS[language].offers[state];
    const told = channel === 'sms' ? short : nameSettled(state, language);
    return told ? { kind, values: { amount, news: told }, path } : undefined;
  }
  if ('appointment' in news) {
    const { name, ...words } = appointmentWords(news.appointment, language);
    const values = channel === 'sms' ? { ...words, place: name } : words;
    return { kind: APPOINTMENT_LETTERS[news.what], values, path };
  }
  if (news.status === 'new')
    return {
      kind: APPLICATION_SENT,
      values: { product: localize(row.productName, language) },
      path,
    };
  const { moved } = SHORT_NEWS[language];
  const told =
    channel === 'sms' ? (moved[news.status] ?? moved.other) : STATUS_NEWS[language][news.status];
  return { kind: APPLICATION_MOVED, values: { news: told ?? '' }, path };
}
