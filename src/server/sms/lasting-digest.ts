import type { Db } from '#server/platform/db.ts';
import { lastingDigests as digestsOf } from '#server/platform/lasting-digest.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { smsDigestKey } from './tables.ts';

export const DIGEST_KEY = 'sms digest key';

/** Of numbers that opted out and were erased since. */
export const lastingDigests = (tx: Db, sealing: Sealing) =>
  digestsOf(tx, sealing, { table: smsDigestKey, purpose: DIGEST_KEY });
