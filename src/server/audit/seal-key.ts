import { randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { auditSealKey } from './tables.ts';

export const SEAL_KEY_PURPOSE = 'audit seals';
const BYTES = 32;

/** Reads the key of the chain; the first to seal makes it. Undefined where no key of ours opens it. */
export async function loadSealKey(tx: Db, sealing: Sealing): Promise<Buffer | undefined> {
  const made = sealing.seal(randomBytes(BYTES).toString('base64'), SEAL_KEY_PURPOSE);
  await tx.insert(auditSealKey).values({ id: 1, sealed: made }).onConflictDoNothing();
  const [row] = await tx.select().from(auditSealKey);
  const key = row && sealing.openIf(row.sealed, SEAL_KEY_PURPOSE);
  return key === undefined ? undefined : Buffer.from(key, 'base64');
}
