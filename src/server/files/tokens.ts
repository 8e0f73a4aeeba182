import { createHash, randomBytes } from 'node:crypto';

/** What only its holder knows. The database keeps the hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
