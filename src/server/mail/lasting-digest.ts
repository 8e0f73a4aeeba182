import type { Db } from '#server/platform/db.ts';
import { lastingDigests } from '#server/platform/lasting-digest.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { mailDigestKey } from './tables.ts';

export const MAIL_DIGEST_KEY = 'mail digest key';

/** Of the addresses that mails went to, which the rows hold in part only. */
export const mailDigests = (tx: Db, sealing: Sealing) =>
  lastingDigests(tx, sealing, { table: mailDigestKey, purpose: MAIL_DIGEST_KEY });
