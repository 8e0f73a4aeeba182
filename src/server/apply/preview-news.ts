import type { NewsPreview, NewsWay } from '#contract/cases/news-preview.ts';
import { isMobile } from '#contract/thai/phone.ts';
import {
  APPLICATION_MOVED,
  APPOINTMENT_LETTERS,
  offerLetter,
} from '#server/applications/letters.ts';
import { holdsLetter, lineRoleFor } from '#server/applications/line-role.ts';
import { openPersonal } from '#server/applications/personal.ts';
import type { Case } from '#server/applications/rows.ts';
import type { ToldNews } from '#server/applications/told-news.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { writeFilled } from '#server/mail/write-filled.ts';
import { fillAppointment } from './appointment-mails.ts';
import { type ApplicationMailParts, fillMoved } from './mails.ts';
import { writeTold } from './news-text.ts';
import { fillOffer } from './offer-mails.ts';
import { planWays, type TextParts, wayAfterLine } from './texts.ts';

type Parts = TextParts & Pick<ApplicationMailParts, 'findRejection'>;

/** What an applicant would be told, by the functions that write it when it goes. */
export async function previewNews(parts: Parts, row: Case, told: ToldNews): Promise<NewsPreview> {
  const messages: NewsPreview['messages'] = [];
  for (const channel of await waysOfNews(parts, row, told)) {
    const { subject, text } = await writeBy(parts, row, told, channel);
    if (text) messages.push({ channel, subject, text });
  }
  return { language: letterLanguage(row), messages };
}

/** By which ways it would go; none where none leads to the applicant. */
export async function waysOfNews(
  parts: TextParts,
  row: Case,
  told: ToldNews,
): Promise<readonly NewsWay[]> {
  const { db } = parts;
  // The letter about an appointment carries a file for calendars: it waits for nothing.
  const held =
    !('appointment' in told) &&
    holdsLetter(await lineRoleFor(db, await parts.parameters(), row.id));
  const news = {
    ...{ applicationId: row.id, eventId: 0, status: row.status },
    ...(held && { letter: APPLICATION_MOVED.name, letterKey: 0 }),
  };
  const plan = await planWays(parts, row, news);
  const next = plan.next && (await wayAfterLine(parts, db, row, news));
  const { email, contactEmail, phone } = openPersonal(parts.sealing, row);
  const goes: Record<NewsWay, boolean> = {
    mail: (!held || next === 'mail') && Boolean(email || contactEmail),
    line: plan.line,
    sms: (plan.sms && isMobile(phone)) || next === 'sms',
  };
  return (['mail', 'line', 'sms'] as const).filter((way) => goes[way]);
}

async function writeBy(parts: Parts, row: Case, told: ToldNews, channel: NewsWay) {
  const { db } = parts;
  if (channel !== 'mail')
    return { subject: '', text: await writeTold(db, parts, row, told, channel) };
  const { kind, filled } = await fillLetter(parts, row, told);
  const letter = filled && (await writeFilled(db, parts.publicOrigin, kind, filled));
  return { subject: letter?.subject ?? '', text: letter?.text };
}

async function fillLetter(parts: Parts, row: Case, told: ToldNews) {
  const { sealing } = parts;
  if ('offer' in told) {
    const { offer, state } = told;
    return { kind: offerLetter(state), filled: fillOffer(sealing, row, offer, state) };
  }
  if ('appointment' in told) {
    const kind = APPOINTMENT_LETTERS[told.what];
    return { kind, filled: fillAppointment(sealing, row, told.appointment) };
  }
  const filled = await fillMoved(parts, { ...row, ...told }, told.status);
  return { kind: APPLICATION_MOVED, filled };
}
