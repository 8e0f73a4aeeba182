import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { SmsLanguage } from '#contract/sms/states.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { digestsOf, isOptedOut, optOut } from './opt-outs.ts';
import { smsMessage } from './tables.ts';

/** Few characters, since each costs: 64 bits that nobody guesses for a page that asks once more. */
const MARK = 11;

/** The address by which whoever got a message wants no more of them, in the language of that message. */
export function stopLink(
  publicOrigin: string,
  { id, publicId, language }: { id: number; publicId: string; language: SmsLanguage },
): string {
  return `${publicOrigin}/SmsStop?m=${id.toString(36)}-${markOf(publicId)}&lang=${language}`;
}

/** Of what is random in a message, not of the secret key: who got it can opt out when that was replaced. */
function markOf(publicId: string): string {
  return createHash('sha256').update(`sms stop ${publicId}`).digest('base64url').slice(0, MARK);
}

function readToken(token: string): { id: number; mark: string } | undefined {
  const [, number = '', mark = ''] = /^([0-9a-z]{1,6})-([\w-]{11})$/.exec(token) ?? [];
  const id = Number.parseInt(number, 36);
  return Number.isSafeInteger(id) && id <= 2_147_483_647 ? { id, mark } : undefined;
}

export type SmsStop =
  | { state: 'subscribed' | 'stopped'; phone: string }
  | { state: 'unknown'; phone: '' };

const UNKNOWN: SmsStop = { state: 'unknown', phone: '' };

/** What the link of a message stands for at this moment. */
export async function findSmsStop(db: Db, sealing: Sealing, token: string): Promise<SmsStop> {
  const row = await findRow(db, token);
  if (!row) return UNKNOWN;
  const state = (await isOptedOut(db, digestsOf(sealing, row))) ? 'stopped' : 'subscribed';
  return { state, phone: row.phoneMasked };
}

/** Ends campaigns for whoever holds the link. A second time changes nothing. */
export async function stopSms(
  db: Db,
  sealing: Sealing,
  token: string,
  address: string,
): Promise<SmsStop> {
  const row = await findRow(db, token);
  if (!row) return UNKNOWN;
  await db.transaction((tx) =>
    optOut(tx, sealing, row, { source: 'link', by: { actor: null, actorId: null, address } }),
  );
  return { state: 'stopped', phone: row.phoneMasked };
}

async function findRow(db: Db, token: string) {
  const asked = readToken(token);
  if (!asked) return undefined;
  const [row] = await db
    .select({
      publicId: smsMessage.publicId,
      sealed: smsMessage.sealed,
      phoneMasked: smsMessage.phoneMasked,
      phoneDigest: smsMessage.phoneDigest,
    })
    .from(smsMessage)
    .where(and(eq(smsMessage.id, asked.id), ne(smsMessage.sealed, '')));
  if (!row) return undefined;
  const { publicId, ...person } = row;
  return timingSafeEqual(Buffer.from(markOf(publicId)), Buffer.from(asked.mark))
    ? person
    : undefined;
}
