import { and, eq } from 'drizzle-orm';
import type { OfferState } from '#contract/applications/offer-kinds.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { isMobile } from '#contract/thai/phone.ts';
import { type AppointmentNews, TextNews } from '#server/applications/ask-for-text.ts';
import {
  APPLICATION_MOVED,
  APPLICATION_REQUEST,
  APPLICATION_SENT,
  APPOINTMENT_LETTERS,
  aboutApplication,
  offerLetter,
} from '#server/applications/letters.ts';
import { openLineUser } from '#server/applications/line-links.ts';
import { findLineLink } from '#server/applications/line-role.ts';
import { markNews } from '#server/applications/news.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { listAskedWith } from '#server/applications/request-links.ts';
import type { Case } from '#server/applications/rows.ts';
import { applicationEvent } from '#server/applications/tables.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { findToldAppointment } from './appointment-mails.ts';
import { findForLetter, isOvertaken } from './mails.ts';
import { type NewsParts, writeNews } from './news-text.ts';
import { findCode, findOffer } from './offer-mails.ts';

export type TextParts = NewsParts & {
  db: Db;
  parameters: () => Promise<Parameters>;
  /** The LINE account, where there is one that is on. */
  findLine: (db: Db) => Promise<object | undefined>;
  /** The outbox of SMS, handed in, and whether its provider takes anything now. */
  queueSms: (
    tx: Db,
    message: { event: string; key: string; phone: string; language: MailLanguage; text: string },
  ) => Promise<unknown>;
  isSmsUp: (db: Db) => Promise<boolean>;
};

type CodeNews = Extract<TextNews, { codeId: string }>;
type LineNews = Exclude<TextNews, CodeNews>;

/** Tells news by LINE where the applicant is linked, else by SMS where the lender texts at all. */
export async function textApplicant(parts: TextParts, payload: unknown): Promise<void> {
  const { db } = parts;
  const news = TextNews.parse(payload);
  const row = await findForLetter(db, news.applicationId);
  if (!row) return;
  const plan = await planWays(parts, row, news);
  if (plan.line && !isCode(news)) await queueLine(db, row, news);
  if (plan.next) await db.transaction((tx) => passOnOf(parts, tx, row, news));
  if (plan.sms) await db.transaction((tx) => queueText(parts, tx, row, news));
}

/** By which ways a message goes; `next`: a letter was held back for LINE, which leads nowhere. */
export async function planWays(parts: TextParts, row: Case, news: TextNews) {
  const { application_line: role, application_sms: sms } = await parts.parameters();
  const line = !isCode(news) && news.way !== 'sms' && (await isReachedByLine(parts, row));
  const held = news.letter !== undefined;
  const both = role === 'beside' && !news.way;
  const alone = news.way === 'line' || held || (line && !both);
  return { line, next: held && !line, sms: !alone && isOn(sms) };
}

async function isReachedByLine({ db, findLine }: TextParts, { id }: Case): Promise<boolean> {
  return Boolean((await findLineLink(db, id)) && (await findLine(db)));
}

/** Written when it is pushed, from what stands in it: ids, nothing of anybody. */
async function queueLine(db: Db, row: Case, news: LineNews): Promise<void> {
  await queueMail(db, {
    channel: 'line',
    event: letterOf(news),
    key: `line:${keyOf(news)}`,
    about: aboutApplication(row.id),
    language: letterLanguage(row),
    payload: news,
  });
}

function letterOf(news: LineNews): string {
  if ('appointmentId' in news) return APPOINTMENT_LETTERS[news.what].name;
  if ('offerId' in news) return offerLetter(news.state).name;
  if (news.requestId) return APPLICATION_REQUEST.name;
  return news.status === 'new' ? APPLICATION_SENT.name : APPLICATION_MOVED.name;
}

/** Somebody sits and waits for it, and it proves whose telephone it is: it goes nowhere else. */
const isCode = (news: TextNews): news is CodeNews => 'codeId' in news;

function keyOf(news: TextNews): string {
  const { applicationId } = news;
  if (isCode(news)) return `${applicationId}:${news.codeId}`;
  if ('offerId' in news) return `${applicationId}:offer:${news.offerId}:${news.state}`;
  if ('appointmentId' in news)
    return `${applicationId}:appointment:${news.appointmentId}:${news.sequence}:${news.what}`;
  return `${applicationId}:${news.eventId}`;
}

type Text = { event: string | null; key: string };

/** Whether what a text says is still so: it may have waited for the morning, or for its provider. */
export async function isStillNews(db: Db, { event, key }: Text): Promise<boolean> {
  if (event !== 'application' && event !== 'code') return true;
  const [applicationId, about = '', id, ...rest] = key.split(':');
  const row = await findForLetter(db, Number(applicationId));
  if (!row) return false;
  if (event === 'code') return (await findCode(db, about)) !== undefined;
  if (about === 'offer') {
    const [state] = rest as [OfferState];
    return (await findOffer(db, { offerId: Number(id), state })) !== undefined;
  }
  if (about !== 'appointment') return isStillSo(db, row, Number(about));
  const [sequence, what] = rest as [string, AppointmentNews];
  const of = { appointmentId: Number(id), sequence: Number(sequence), what };
  return (await findToldAppointment(db, of)) !== undefined;
}

/**
 * What asks for documents does so in vain once all of them are there, are not wanted, or their links
 * have ended; how far an application has come is told only while it is there.
 */
async function isStillSo(db: Db, { id, status }: Case, eventId: number): Promise<boolean> {
  const [event] = await db
    .select({ detail: applicationEvent.detail })
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, id), eq(applicationEvent.id, eventId)));
  const requestId = event?.detail.requestId;
  if (typeof requestId !== 'number')
    return !(await isOvertaken(db, { applicationId: id, id: eventId }));
  return isOpenStatus(status) && (await listAskedWith(db, requestId)).length > 0;
}

/** The message at the moment of pushing; `unlinked` where nobody at LINE is linked any more. */
export async function writeForLine(parts: TextParts, db: Db, payload: unknown) {
  const news = TextNews.parse(payload);
  const row = await findForLetter(db, news.applicationId);
  if (!row) return undefined;
  const link = await findLineLink(db, row.id);
  if (!link) return 'unlinked';
  const text = await writeNews(db, parts, row, news, 'line');
  return text === undefined ? undefined : { to: openLineUser(parts.sealing, link), text };
}

/** TextNews that LINE did not take, by the next way of the rule. The same twice is one message each. */
export async function passOn(parts: TextParts, tx: Db, payload: unknown) {
  const news = TextNews.parse(payload);
  const row = await findForLetter(tx, news.applicationId);
  return row && passOnOf(parts, tx, row, news);
}

async function passOnOf(parts: TextParts, tx: Db, row: Case, news: TextNews) {
  const way = await wayAfterLine(parts, tx, row, news);
  // Somebody has to call: the case says so, and stands among those with news.
  if (!way) {
    const applicationId = row.id;
    await tx
      .insert(applicationEvent)
      .values({ applicationId, kind: 'reminded', detail: { unreachable: 1 } });
    await markNews(tx, applicationId);
  }
  if (way === 'mail') return mailInstead(tx, row, news);
  return way === 'sms' ? queueText(parts, tx, row, news) : way;
}

/** The first way of the rule that leads to the applicant; `told`: all others have gone already. */
export async function wayAfterLine(parts: TextParts, db: Db, row: Case, news: TextNews) {
  const parameters = await parts.parameters();
  const { email, contactEmail, phone } = openPersonal(parts.sealing, row);
  const leads = {
    mail: Boolean(email || contactEmail),
    sms: isOn(parameters.application_sms) && isMobile(phone),
  };
  const beside = parameters.application_line === 'beside' && !news.way && !news.letter;
  if (beside) return leads.mail || leads.sms ? 'told' : undefined;
  const smsFirst = parameters.application_line_fallback === 'sms_mail' && (await parts.isSmsUp(db));
  return (smsFirst ? (['sms', 'mail'] as const) : (['mail', 'sms'] as const)).find(
    (one) => leads[one],
  );
}

/** A letter that was not held back has gone by itself. */
async function mailInstead(tx: Db, row: Case, news: TextNews): Promise<'mail' | 'told'> {
  const { letter, letterKey, way: _, ...payload } = news;
  if (!letter || letterKey === undefined) return 'told';
  await queueMail(tx, {
    event: letter,
    key: letterKey,
    about: aboutApplication(row.id),
    language: letterLanguage(row),
    payload,
  });
  return 'mail';
}

async function queueText(
  parts: TextParts,
  tx: Db,
  row: Case,
  news: TextNews,
): Promise<'sms' | undefined> {
  const text = await writeNews(tx, parts, row, news, 'sms');
  if (text === undefined) return undefined;
  await parts.queueSms(tx, {
    event: isCode(news) ? 'code' : 'application',
    key: keyOf(news),
    phone: openPersonal(parts.sealing, row).phone,
    language: letterLanguage(row),
    text,
  });
  return 'sms';
}
