import { createHash, randomBytes } from 'node:crypto';

/** What only its holder knows: 256 random bits, as 43 characters that may stand anywhere. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How the database keeps it: it cannot be found out from this, and needs no salt, being random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
