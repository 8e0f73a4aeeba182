import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];
const CODES = 10;
// Without the characters that are mistaken for each other.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/** How secrets of the second factor are kept, so that a copy of the database is of no use. */
export function createFactorSecrets(secretKey: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `chanote second factor ${purpose}`, 32));
  const [sealingKey, codesKey] = [derive('secret'), derive('recovery codes')];
  return {
    /** Sealed for one user: moved to another's row it cannot be opened. */
    seal(secret: Buffer, userId: number): string {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, sealingKey, nonce).setAAD(Buffer.from(String(userId)));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Undefined where it was sealed with another key, or for another user. */
    open(text: string, userId: number): Buffer | undefined {
      const bytes = Buffer.from(text, 'base64url');
      try {
        const opened = createDecipheriv(CIPHER, sealingKey, bytes.subarray(0, NONCE))
          .setAAD(Buffer.from(String(userId)))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([opened.update(bytes.subarray(NONCE + TAG)), opened.final()]);
      } catch {
        return undefined;
      }
    },
    /** In whatever case and spacing it was typed. */
    hashRecoveryCode: (code: string, userId: number) =>
      createHmac('sha256', codesKey)
        .update(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
        .digest('base64url'),
  };
}

/** Ten codes of 49 bits, written as two groups of five. */
export function makeRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: CODES }, () => `${group()}-${group()}`);
}
