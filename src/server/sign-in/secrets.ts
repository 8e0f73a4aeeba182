import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 characters that may stand anywhere. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is kept: it cannot be found out from this, and needs no salt, being random. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
