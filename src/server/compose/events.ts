import { and, count, desc, eq, inArray, like, or } from 'drizzle-orm';
import type { CaseMessage } from '#contract/cases/case-shapes.ts';
import { aboutApplication } from '#server/applications/letters.ts';
import type { CaseFacts } from '#server/applications/parts.ts';
import { addressOf } from '#server/applications/policy-readers.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { lettersTo } from '#server/policy-notices/queries.ts';
import { smsMessage } from '#server/sms/tables.ts';
import { MAIL_EVENTS } from './mail-events.ts';

const MOST = 100;

/** What an applicant was told, by mail, LINE and SMS, newest first; of a changed policy too. */
export const readMessagesTo: CaseFacts['readMessages'] = async ({ db, sealing }, row) => {
  const ofPolicy = await lettersTo(db, sealing, {
    address: addressOf(sealing, row),
    agreedTo: row.policyVersion,
  });
  const [mails, texts] = await Promise.all([
    db
      .select()
      .from(outgoingMail)
      .where(or(eq(outgoingMail.about, aboutApplication(row.id)), ofPolicy))
      .orderBy(desc(outgoingMail.id))
      .limit(MOST),
    db
      .select()
      .from(smsMessage)
      .where(
        and(
          inArray(smsMessage.event, ['application', 'code']),
          like(smsMessage.eventKey, `${row.id}:%`),
        ),
      )
      .orderBy(desc(smsMessage.id))
      .limit(MOST),
  ]);
  const told: CaseMessage[] = [
    ...mails.map((mail) => ({
      id: `mail ${mail.id}`,
      at: mail.createdAt.toISOString(),
      channel: mail.channel,
      to: mail.recipient,
      subject: titleOf(mail.event, mail.language),
      state: stateOf(mail.state),
    })),
    ...texts.map((text) => ({
      id: `sms ${text.id}`,
      at: text.createdAt.toISOString(),
      channel: 'sms' as const,
      to: text.phoneMasked,
      subject: '',
      state: stateOf(text.state),
    })),
  ];
  return told.sort((one, other) => other.at.localeCompare(one.at));
};

function titleOf(event: string, language: 'th' | 'en'): string {
  return MAIL_EVENTS.find(({ name }) => name === event)?.title[language] ?? event;
}

const DONE = new Set(['sent', 'delivered']);
const WAITING = new Set(['queued', 'sending', 'failed']);

/** A mail that failed is tried again; an SMS that failed is not, and is told apart by its own state. */
function stateOf(state: string): CaseMessage['state'] {
  if (DONE.has(state)) return 'sent';
  if (state === 'written') return 'written';
  if (state === 'passed_on') return 'passedOn';
  return WAITING.has(state) ? 'waiting' : 'failed';
}

/** How many messages to the outside were given up; null where the viewer may not know. */
export async function countFailed(db: Db, { permissions }: Viewer) {
  const mails = permissions.has('SmtpMaint.view')
    ? await db.$count(outgoingMail, inArray(outgoingMail.state, ['given_up', 'unsure']))
    : null;
  const [sms] = permissions.has('BulkSMSHist.view')
    ? await db
        .select({ count: count() })
        .from(smsMessage)
        .where(inArray(smsMessage.state, ['failed', 'unknown']))
    : [];
  return { mails, sms: sms?.count ?? null };
}
