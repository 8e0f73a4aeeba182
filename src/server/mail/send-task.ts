import { z } from 'zod';
import type { Db } from '#server/platform/db.ts';
import { nameError } from '#server/platform/logger.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Filled, MailEvent } from './event.ts';
import { describeFailure } from './failure.ts';
import { admitToOne, digestOf } from './letters-to-one.ts';
import type { MailParts, Sent } from './mail.ts';
import { type OutgoingRow, postponeMail, settleMail, takeMail } from './outbox.ts';
import { PAUSES } from './queue.ts';
import { writeFilled } from './write-filled.ts';

const Payload = z.object({ id: z.int() });

/**
 * One try to send one mail. SMTP cannot promise exactly once: that a mail is being sent is written
 * before and what became of it after, so a process that dies between leaves it to be sent again,
 * under the same Message-ID. A failure is no failure of the job, which plans the next try itself.
 */
export async function sendQueuedMail(
  parts: MailParts & { db: Db; sealing: Sealing },
  events: readonly MailEvent[],
  payload: unknown,
): Promise<void> {
  const { db, sealing, publicOrigin } = parts;
  const row = await takeMail(db, Payload.parse(payload).id);
  if (!row) return;
  const event = events.find(({ name }) => name === row.event);
  if (!event) {
    await settleMail(db, row.id, { state: 'given_up', answer: 'No such letter.' });
    return;
  }
  let filled: Filled | undefined;
  let toDigest: string | undefined;
  let sent: Sent;
  try {
    const { address } = row;
    filled = await event.fill({ db, sealing, publicOrigin, address }, row.payload);
    if (!filled) {
      await settleMail(db, row.id, { state: 'dropped' });
      return;
    }
    // Before it leaves: what fails afterwards cannot take it back.
    toDigest = await digestOf(db, sealing, filled.to);
    if (!(await isAdmitted(db, event, row, toDigest))) {
      const answer = 'Enough of these were sent to this address within an hour.';
      await settleMail(db, row.id, { state: 'dropped', answer });
      return;
    }
    sent = await deliver(db, parts, event, row, filled);
  } catch (error) {
    await fail(db, event, row, filled, toDigest, error);
    return;
  }
  await settleSent(db, event, row, filled, toDigest, sent);
}

/** What has been tried before goes on being tried. */
async function isAdmitted(
  db: Db,
  { name, mostToOne: most }: MailEvent,
  { id, recipientDigest }: OutgoingRow,
  toDigest: string,
): Promise<boolean> {
  if (most === undefined || recipientDigest !== null) return true;
  return admitToOne(db, id, { event: name, toDigest, most });
}

/** What has left is not sent again because it could not be noted: it is in doubt, and staff see why. */
async function settleSent(
  db: Db,
  event: MailEvent,
  row: OutgoingRow,
  filled: Filled,
  toDigest: string,
  { state, answer }: Sent,
) {
  const noted = { to: filled.to, toDigest };
  try {
    await db.transaction(async (tx) => {
      await settleMail(tx, row.id, { ...noted, state, answer });
      await filled.onSent?.(tx, state);
    });
  } catch (error) {
    await leaveInDoubt(db, event, row, { ...noted, answer: nameError(error) });
    throw error;
  }
}

/** It may have arrived or not: staff decide about it, and so says what the letter belongs to. */
export async function leaveInDoubt(
  db: Db,
  event: Pick<MailEvent, 'onUnsure'> | undefined,
  { id, payload }: OutgoingRow,
  said: { to?: string; toDigest?: string | undefined; answer?: string } = {},
): Promise<void> {
  const doubt = { ...said, state: 'unsure' } as const;
  await db
    .transaction(async (tx) => {
      await settleMail(tx, id, doubt);
      await event?.onUnsure?.(tx, payload);
    })
    // Where what the letter belongs to cannot be written, the list says it alone.
    .catch(() => settleMail(db, id, doubt));
}

async function deliver(
  db: Db,
  { mailer, publicOrigin }: MailParts,
  event: MailEvent,
  row: OutgoingRow,
  filled: Filled,
): Promise<Sent> {
  const { to, headers, calendar } = filled;
  return mailer.send({
    to,
    ...(await writeFilled(db, publicOrigin, event, filled)),
    messageId: `<${row.messageId}@${new URL(publicOrigin).hostname}>`,
    ...(headers && { headers }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
  });
}

async function fail(
  db: Db,
  event: MailEvent,
  row: OutgoingRow,
  filled: Filled | undefined,
  toDigest: string | undefined,
  error: unknown,
): Promise<void> {
  const { id, tries } = row;
  const { answer, code, final, unsure } = describeFailure(error);
  const said = code === null ? answer : `${code} ${answer}`;
  const pause = final ? undefined : PAUSES[tries - 1];
  if (unsure) return leaveInDoubt(db, event, row, { toDigest, answer: said });
  await db.transaction(async (tx) => {
    await filled?.onFailed?.(tx, pause === undefined);
    if (pause === undefined)
      await settleMail(tx, id, { state: 'given_up', toDigest, answer: said });
    else await postponeMail(tx, row, { toDigest, answer: said }, pause);
  });
}
