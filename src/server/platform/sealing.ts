import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

export type Sealer = ReturnType<typeof createSealer>;

/**
 * Keeps passwords of other services so that a copy of the database is of no use. Each is sealed for
 * one place: moved elsewhere it cannot be opened.
 */
export function createSealer(secretKey: string) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'chanote stored passwords', 32));
  return {
    seal(text: string, place: string): string {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Undefined where it was sealed with another key, or for another place. */
    open(text: string, place: string): string | undefined {
      const bytes = Buffer.from(text, 'base64url');
      try {
        const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([
          opened.update(bytes.subarray(NONCE + TAG)),
          opened.final(),
        ]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
