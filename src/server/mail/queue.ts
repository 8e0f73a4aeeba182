import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { MailLanguage, OutboxChannel } from '#contract/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import { writeTogether } from '#server/platform/write-together.ts';
import { maskAddress } from './addresses.ts';
import { outgoingMail } from './tables.ts';

export const SEND_MAIL = 'send_mail';
export const SEND_LINE = 'send_line';

/** What sends it. A version that does not know a way leaves its jobs alone. */
const TASKS: Record<OutboxChannel, string> = { mail: SEND_MAIL, line: SEND_LINE };

/** Minutes to wait after each failed try: ten hours in all, then a mail is given up. */
export const PAUSES = [1, 2, 5, 15, 60, 180, 360] as const;
export const MOST_TRIES = PAUSES.length + 1;

export type Asked = {
  /** By mail where nothing is said. */
  channel?: OutboxChannel;
  /** The name of a kind of letter. */
  event: string;
  /** Which event it is; the same one asks for one mail. Left out where asking is the event. */
  key?: string | number;
  language: MailLanguage;
  /** What it belongs to, such as `application:12`, where mails are looked for by that. */
  about?: string;
  /** Shown in part in the list until it is sent; where to is read at sending. */
  to?: string;
  /** Ids that the letter is filled in from. Nothing secret: that is made at sending. */
  payload: Record<string, string | number | undefined>;
  /** The address stands nowhere else by the time the mail is sent. */
  keepAddress?: true;
  /** One of very many: whatever else waits to be sent goes first. */
  unhurried?: true;
};

/**
 * Asks for a mail, in the transaction of what it tells about: neither stands without the other. False
 * where that was asked for before.
 */
export async function queueMail(tx: Db, asked: Asked): Promise<boolean> {
  const mail = mailRecords(tx, [toMail(asked)]);
  const job = mailJob(asked);
  // One way to the database and back instead of two: it stands in the way of whoever sent a form.
  return (await writeTogether(tx, { mail }, job)) !== undefined;
}

/** The row of a mail; where it is written together with something else as `mail`, that is by these. */
export function toMail(asked: Asked) {
  const { event, key = randomUUID(), about = null, language, to, payload, keepAddress } = asked;
  const { channel = 'mail' } = asked;
  return {
    channel,
    event,
    key: String(key),
    about,
    language,
    payload,
    recipient: to ? maskAddress(to) : '',
    ...(keepAddress && to && { address: to }),
  };
}

export const mailRecords = (tx: Db, rows: ReturnType<typeof toMail>[]) =>
  tx.insert(outgoingMail).values(rows).onConflictDoNothing().returning({ id: outgoingMail.id });

export const mailJob = ({ channel = 'mail', unhurried }: Pick<Asked, 'channel' | 'unhurried'>) =>
  sql`select ${addJob(channel, sql`mail.id`, 0, unhurried ? LAST : FIRST)} from mail`;

/** What jobs are taken by, the smaller the earlier. */
const [FIRST, LAST] = [0, 100];

const addJob = (channel: OutboxChannel, id: SQL, minutes: number, priority = FIRST) =>
  sql`graphile_worker.add_job(
  ${TASKS[channel]}, payload := json_build_object('id', ${id}), job_key := 'mail:' || ${id},
  run_at := now() + make_interval(mins => ${minutes}::int), priority := ${priority}::int)`;

/** One job for each mail, at once or in a while; planning it again moves it. */
export async function planSending(
  tx: Db,
  { id, channel }: { id: number; channel: OutboxChannel },
  minutes = 0,
): Promise<void> {
  await tx.execute(sql`select ${addJob(channel, sql`${id}::int`, minutes)}`);
}
