import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import {
  decryptWhole,
  encryptWhole,
  KEY_BYTES,
  NONCE_BYTES,
} from '#server/platform/authentic-bytes.ts';

const CODES = 10;
// Without the characters that are mistaken for each other.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/**
 * How secrets of the second factor are kept, so that a copy of the database is of no use. What was
 * kept under the previous key is read as well.
 */
export function createFactorSecrets(secretKey: string, previousKey?: string) {
  const current = deriveKeys(secretKey);
  const all = previousKey === undefined ? [current] : [current, deriveKeys(previousKey)];
  return {
    /** Sealed for one user: moved to another's row it cannot be opened. */
    seal(secret: Buffer, userId: number): string {
      const by = { key: current.sealing, nonce: randomBytes(NONCE_BYTES), known: knownOf(userId) };
      return encryptWhole(by, secret).toString('base64url');
    },
    /** Undefined where it was sealed with another key, or for another user. */
    open(text: string, userId: number): Buffer | undefined {
      for (const { sealing } of all) {
        const secret = unseal(sealing, Buffer.from(text, 'base64url'), userId);
        if (secret) return secret;
      }
      return undefined;
    },
    hashRecoveryCode: (code: string, userId: number) => hashCode(current.codes, code, userId),
    /** As it may have been kept: a hash cannot be made anew from itself. */
    recoveryCodeHashes: (code: string, userId: number) =>
      all.map(({ codes }) => hashCode(codes, code, userId)),
  };
}

function deriveKeys(secretKey: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `chanote second factor ${purpose}`, KEY_BYTES));
  return { sealing: derive('secret'), codes: derive('recovery codes') };
}

const knownOf = (userId: number) => Buffer.from(String(userId));

function unseal(key: Buffer, bytes: Buffer, userId: number): Buffer | undefined {
  try {
    return decryptWhole({ key, known: knownOf(userId) }, bytes);
  } catch {
    return undefined;
  }
}

/** In whatever case and spacing it was typed. */
function hashCode(key: Buffer, code: string, userId: number): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`${userId} ${typed}`).digest('base64url');
}

/** Ten codes of 49 bits, written as two groups of five. */
export function makeRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: CODES }, () => `${group()}-${group()}`);
}
