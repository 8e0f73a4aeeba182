import { timingSafeEqual } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { isOptedOut, optOut } from './opt-outs.ts';
import { smsMessage } from './tables.ts';

/** Few characters, since each costs: 64 bits that nobody guesses for a page that asks once more. */
const MARK = 11;

/** The address by which whoever got a message wants no more of them. */
export function stopLink(sealing: Sealing, publicOrigin: string, messageId: number): string {
  return `${publicOrigin}/SmsStop?m=${messageId.toString(36)}-${markOf(sealing, messageId)}`;
}

function markOf(sealing: Sealing, messageId: number): string {
  return sealing.digest(String(messageId), 'sms stop').slice(0, MARK);
}

function readToken(sealing: Sealing, token: string): number | undefined {
  const [, id = '', mark = ''] = /^([0-9a-z]{1,6})-([\w-]{11})$/.exec(token) ?? [];
  const messageId = Number.parseInt(id, 36);
  if (!Number.isSafeInteger(messageId) || messageId > 2_147_483_647) return undefined;
  const right = Buffer.from(markOf(sealing, messageId));
  return timingSafeEqual(right, Buffer.from(mark)) ? messageId : undefined;
}

export type SmsStop =
  | { state: 'subscribed' | 'stopped'; phone: string }
  | { state: 'unknown'; phone: '' };

const UNKNOWN: SmsStop = { state: 'unknown', phone: '' };

/** What the link of a message stands for at this moment. */
export async function findSmsStop(db: Db, sealing: Sealing, token: string): Promise<SmsStop> {
  const row = await findRow(db, sealing, token);
  if (!row) return UNKNOWN;
  const state = (await isOptedOut(db, row.phoneDigest)) ? 'stopped' : 'subscribed';
  return { state, phone: row.phoneMasked };
}

/** Ends campaigns for whoever holds the link. A second time changes nothing. */
export async function stopSms(
  db: Db,
  sealing: Sealing,
  token: string,
  address: string,
): Promise<SmsStop> {
  const row = await findRow(db, sealing, token);
  if (!row) return UNKNOWN;
  await db.transaction((tx) =>
    optOut(tx, row, { source: 'link', by: { actor: null, actorId: null, address } }),
  );
  return { state: 'stopped', phone: row.phoneMasked };
}

async function findRow(db: Db, sealing: Sealing, token: string) {
  const id = readToken(sealing, token);
  if (id === undefined) return undefined;
  const [row] = await db
    .select({
      sealed: smsMessage.sealed,
      phoneMasked: smsMessage.phoneMasked,
      phoneDigest: smsMessage.phoneDigest,
    })
    .from(smsMessage)
    .where(and(eq(smsMessage.id, id), ne(smsMessage.sealed, '')));
  return row;
}
