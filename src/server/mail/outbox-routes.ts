import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { mailCalls } from '#contract/mail/mail.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type MailEvent, type TitleOf, titlesOf } from './event.ts';
import { listMails, type OutgoingRow } from './outbox.ts';
import { planSending } from './queue.ts';
import { outgoingMail } from './tables.ts';

type Path = keyof Pick<typeof mailCalls, 'mail/outbox' | 'mail/resend'>;

/** Every mail that was asked for, and what became of it. */
export function outboxRoutes(db: Db, events: readonly MailEvent[]): Handlers<Path> {
  const titleOf = titlesOf(events);
  return {
    'mail/outbox': async (input) => {
      const page = await listMails(db, input);
      return { data: { ...page, rows: page.rows.map((row) => describe(row, titleOf)) } };
    },
    'mail/resend': async ({ id }, { request, viewer }) => {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(outgoingMail)
          .where(eq(outgoingMail.id, id))
          .for('update');
        if (!row) throw new AppError('not_found');
        await sendAgain(tx, row);
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'resend',
          subject: 'SmtpMaint',
          subjectId: id,
          subjectName: `${row.event} ${row.recipient}`,
        });
      });
      return { data: null };
    },
  };
}

/** What failed, or perhaps did, is the same mail still, which a mailbox knows again; what has arrived once is another one, and shown as such. */
async function sendAgain(tx: Db, row: OutgoingRow): Promise<void> {
  switch (row.state) {
    case 'failed':
    case 'unsure':
    case 'given_up':
    case 'passed_on': {
      const fresh = { state: 'queued', tries: 0, nextTryAt: null } as const;
      await tx.update(outgoingMail).set(fresh).where(eq(outgoingMail.id, row.id));
      return planSending(tx, row);
    }
    case 'sent':
    case 'written': {
      const { channel, event, about, language, recipient, payload } = row;
      const again = {
        channel,
        event,
        about,
        language,
        recipient,
        payload,
        key: `${row.key}:${randomUUID()}`,
      };
      const [added] = await tx
        .insert(outgoingMail)
        .values(again)
        .returning({ id: outgoingMail.id, channel: outgoingMail.channel });
      return added && planSending(tx, added);
    }
    case 'queued':
    case 'sending':
    case 'dropped':
      throw new AppError('conflict');
  }
}

function describe(row: OutgoingRow, titleOf: TitleOf) {
  const { id, channel, event, language, recipient, state, tries, answer } = row;
  return {
    ...{ id, channel, event, language, recipient, state, tries, answer },
    title: titleOf(event),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  };
}
