import { z } from 'zod';
import { documentPath, statusPath } from '#contract/apply/paths.ts';
import { localize } from '#contract/localized.ts';
import { fillMessage } from '#contract/mail/fill-message.ts';
import type { MailLanguage, MessageChannel } from '#contract/mail/mail.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { appointmentWords } from '#server/applications/appointment-event.ts';
import type { AppointmentNews, TextNews } from '#server/applications/ask-for-text.ts';
import {
  APPLICATION_MOVED,
  APPLICATION_REQUEST,
  APPLICATION_SENT,
  APPOINTMENT_CANCELLED,
  APPOINTMENT_REMINDER,
  APPOINTMENT_SET,
  OFFER_CODE,
  OFFER_MADE,
  OFFER_SETTLED,
  STATUS_NEWS,
} from '#server/applications/letters.ts';
import { codeOf } from '#server/applications/offer-code.ts';
import { openLink } from '#server/applications/request-links.ts';
import type { Case } from '#server/applications/rows.ts';
import { type LetterKind, letterLanguage } from '#server/mail/event.ts';
import { findMessage } from '#server/mail/message-templates.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findAppointment } from './appointment-mails.ts';
import { dayOf, nameAsked } from './mails.ts';
import { findCode, findOffer, nameAnswer, nameSettled } from './offer-mails.ts';

const Short = z.object({
  moved: z.record(z.string(), z.string()),
  offers: z.record(z.string(), z.string()),
});
/** News in so few words that it fits an SMS. */
const SHORT_NEWS = readData('words/short-news.json', z.object({ th: Short, en: Short }));

const OF_APPOINTMENTS: Record<AppointmentNews, LetterKind> = {
  set: APPOINTMENT_SET,
  cancelled: APPOINTMENT_CANCELLED,
  reminder: APPOINTMENT_REMINDER,
};

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
  const language = letterLanguage(row);
  const found = await fill(db, parts, row, news, channel);
  const text = found && (await findMessage(db, found.kind, channel, language));
  if (!found || text === undefined) return undefined;
  const house = await parts.nameHouse(db, language);
  return fillMessage(text, {
    ...found.values,
    reference: row.reference,
    house: house && `${house}:`,
    ...(found.path && { link: `${parts.publicOrigin}${found.path}&lang=${language}` }),
  });
}

/** Whose text it is, what stands in it, and the page that it leads to. */
type Filled = { kind: LetterKind; values: Record<string, string>; path?: string };

/** None where it is not needed any more. */
async function fill(
  db: Db,
  { sealing }: Pick<NewsParts, 'sealing'>,
  row: Case,
  news: TextNews,
  channel: MessageChannel,
): Promise<Filled | undefined> {
  const language = letterLanguage(row);
  const path = statusPath(row.reference);
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
    const offer = await findOffer(db, news.offerId);
    if (!offer || (news.state === 'made' && offer.state !== 'made')) return undefined;
    const amount = formatHundredths(offer.amount);
    if (news.state === 'made') {
      const until = dayInWords(offer.validUntil, language);
      return { kind: OFFER_MADE, values: { amount, until }, path };
    }
    const short = SHORT_NEWS[language].offers[news.state];
    const told = channel === 'sms' ? short : nameSettled(news.state, language);
    return told ? { kind: OFFER_SETTLED, values: { amount, news: told }, path } : undefined;
  }
  if ('appointmentId' in news) {
    const appointment = await findAppointment(db, news);
    const holds = news.what === 'cancelled' ? 'cancelled' : 'planned';
    if (appointment?.state !== holds) return undefined;
    const { name, ...words } = appointmentWords(appointment, language);
    const values = channel === 'sms' ? { ...words, place: name } : words;
    return { kind: OF_APPOINTMENTS[news.what], values, path };
  }
  if (news.requestId) {
    const asked = await openLink(db, sealing, news.requestId);
    if (!asked) return undefined;
    const values = {
      document: await nameAsked(db, asked.request, language),
      until: dayOf(asked.request.expiresAt, language),
    };
    return { kind: APPLICATION_REQUEST, values, path: documentPath(asked.token) };
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
