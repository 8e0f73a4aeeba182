import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ContactMessage, MessageAnswer, MessageRow } from '#contract/messages/messages.ts';
import { formatThaiPhone, parseThaiPhone } from '#contract/thai/phone.ts';
import { MOST_TRIES } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { openPhone, sealPhone } from '#server/platform/sealed-phone.ts';
import { answerState, oneLine, referenceOf } from './rules.ts';
import { contactMessage, messageAnswer } from './tables.ts';

export type Message = typeof contactMessage.$inferSelect;

export async function hasMessage(db: Db, clientId: string): Promise<boolean> {
  const rows = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(eq(contactMessage.clientId, clientId));
  return rows.length > 0;
}

/** Keeps a message; undefined where the same one has come at the same moment. */
export async function insertMessage(
  tx: Db,
  sealing: Sealing,
  message: ContactMessage,
  policyVersion: number,
): Promise<Message | undefined> {
  const tel = sealPhone(sealing, parseThaiPhone(message.tel) ?? message.tel);
  const [row] = await tx
    .insert(contactMessage)
    .values({
      clientId: message.id,
      name: oneLine(message.name),
      email: message.email,
      tel: tel.sealed,
      telMask: tel.mask,
      telDigest: tel.digest,
      header: oneLine(message.header),
      text: message.text,
      language: message.language,
      policyVersion,
      newsletter: message.newsletter,
      status: message.website === '' ? 'new' : 'spam',
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Messages with everything that is known of them; telephone numbers as `openTel` tells them. */
export async function readMessages(
  db: Db,
  ids: number[],
  openTel: (row: Message) => string,
): Promise<Array<MessageRow & { id: number }>> {
  const rows = await db.select().from(contactMessage).where(inArray(contactMessage.id, ids));
  const answers = await readAnswers(db, ids);
  return rows.map((row) => ({
    id: row.id,
    reference: referenceOf(row.clientId),
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    email: row.email,
    tel: openTel(row),
    header: row.header,
    text: row.text,
    language: row.language,
    policyVersion: row.policyVersion,
    newsletter: row.newsletter,
    status: row.status,
    assignee: row.assignee,
    answers: answers.filter(({ messageId }) => messageId === row.id),
  }));
}

/** As people read it. */
export function showTel(sealing: Sealing, stored: string): string {
  return formatThaiPhone(openPhone(sealing, stored));
}

export async function readAnswers(
  db: Db,
  messageIds: number[],
): Promise<Array<MessageAnswer & { messageId: number }>> {
  const rows = await db
    .select()
    .from(messageAnswer)
    .where(inArray(messageAnswer.messageId, messageIds))
    .orderBy(asc(messageAnswer.id));
  return rows.map((row) => ({
    id: row.id,
    messageId: row.messageId,
    text: row.text,
    by: row.by,
    at: row.at.toISOString(),
    state: answerState(row, MOST_TRIES),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}

/** The message as it is now, held until the change is through. */
export async function holdMessage(tx: Db, id: number): Promise<Message | undefined> {
  const [row] = await tx
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.id, id))
    .for('update');
  return row;
}

export async function findMessage(db: Db, id: number): Promise<Message | undefined> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id));
  return row;
}

export type Change = Partial<Pick<Message, 'status' | 'assigneeId' | 'assignee'>>;

export async function changeMessage(
  tx: Db,
  id: number,
  change: Change & { updatedBy: string },
): Promise<void> {
  await tx
    .update(contactMessage)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${contactMessage.version} + 1` })
    .where(eq(contactMessage.id, id));
}

export async function insertAnswer(
  tx: Db,
  answer: { messageId: number; text: string; by: string },
): Promise<number> {
  const [row] = await tx.insert(messageAnswer).values(answer).returning({ id: messageAnswer.id });
  if (!row) throw new Error('The answer was not written.');
  return row.id;
}

export async function findAnswer(db: Db, id: number) {
  const [row] = await db
    .select({ answer: messageAnswer, message: contactMessage })
    .from(messageAnswer)
    .innerJoin(contactMessage, eq(contactMessage.id, messageAnswer.messageId))
    .where(eq(messageAnswer.id, id));
  return row;
}

/** What was only written to a file has reached nobody. */
export async function markSent(db: Db, id: number, state: 'sent' | 'written'): Promise<void> {
  const done = state === 'written' ? { written: true } : { sentAt: sql`now()` };
  await db.update(messageAnswer).set(done).where(eq(messageAnswer.id, id));
}

export async function markFailed(db: Db, id: number, last: boolean): Promise<void> {
  await db
    .update(messageAnswer)
    .set({ failures: last ? MOST_TRIES : sql`${messageAnswer.failures} + 1` })
    .where(eq(messageAnswer.id, id));
}
