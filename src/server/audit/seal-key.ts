import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db.ts';
import { auditSealKey } from './tables.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG, KEY] = [12, 16, 32];

export type SecretKeys = { secretKey: string; previousKey?: string | undefined };

/** Reads the key of the chain; the first to seal makes it. Undefined where no key of ours opens it. */
export async function loadSealKey(tx: Db, keys: SecretKeys): Promise<Buffer | undefined> {
  const made = encrypt(keys.secretKey, randomBytes(KEY));
  await tx.insert(auditSealKey).values({ id: 1, sealed: made }).onConflictDoNothing();
  const [row] = await tx.select().from(auditSealKey);
  return row && decrypt(keys, row.sealed);
}

/** The key of the chain under the present secret key; undefined where no key of ours opens it. */
export function resealKey(keys: SecretKeys, sealed: string): string | undefined {
  if (decrypt({ secretKey: keys.secretKey }, sealed)) return sealed;
  const opened = decrypt(keys, sealed);
  return opened && encrypt(keys.secretKey, opened);
}

function derive(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'chanote audit seals', KEY));
}

function encrypt(secretKey: string, key: Buffer): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, derive(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decrypt({ secretKey, previousKey }: SecretKeys, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  for (const one of previousKey === undefined ? [secretKey] : [secretKey, previousKey]) {
    try {
      const opened = createDecipheriv(CIPHER, derive(one), bytes.subarray(0, NONCE));
      opened.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([opened.update(bytes.subarray(NONCE + TAG)), opened.final()]);
    } catch {
      // Sealed with the other one, or by a stranger.
    }
  }
  return undefined;
}
