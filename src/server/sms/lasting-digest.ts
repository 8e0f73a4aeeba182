import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { smsDigestKey } from './tables.ts';

export const DIGEST_KEY = 'sms digest key';
const BYTES = 32;

/**
 * Digests that stand for numbers which are kept nowhere any more. Those of the secret key are made
 * anew from the numbers when it is replaced; these have their own key, which is sealed anew instead.
 */
export async function lastingDigests(tx: Db, sealing: Sealing): Promise<(phone: string) => string> {
  const key = await loadKey(tx, sealing);
  return (phone) => createHmac('sha256', key).update(phone).digest('base64url');
}

async function loadKey(tx: Db, sealing: Sealing): Promise<Buffer> {
  const [known] = await tx.select().from(smsDigestKey);
  const sealed = known?.sealed ?? (await makeKey(tx, sealing));
  return Buffer.from(sealing.open(sealed, DIGEST_KEY), 'base64');
}

/** Two at once: the first one counts. */
async function makeKey(tx: Db, sealing: Sealing): Promise<string> {
  const made = sealing.seal(randomBytes(BYTES).toString('base64'), DIGEST_KEY);
  await tx.insert(smsDigestKey).values({ id: 1, sealed: made }).onConflictDoNothing();
  const [row] = await tx.select().from(smsDigestKey);
  return row?.sealed ?? made;
}
