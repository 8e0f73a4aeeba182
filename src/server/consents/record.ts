import type { Db } from '#server/platform/db.ts';
import { consentRecord } from './tables.ts';

type Consent = Omit<typeof consentRecord.$inferInsert, 'id' | 'at'>;

/** In the transaction of what it belongs to, so neither stands without the other. */
export async function recordConsents(tx: Db, consents: Consent[]): Promise<void> {
  await consentRecords(tx, consents);
}

/** The same, to be written together with something else. */
export function consentRecords(tx: Db, consents: Consent[]) {
  return tx.insert(consentRecord).values(consents);
}
