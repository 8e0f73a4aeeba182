import { readKept } from './storage.ts';
import { isTokenAlive } from './token.ts';

/** The stored token while it is well formed and unexpired. */
export function liveToken(): string | undefined {
  const token = readKept('token');
  return token !== null && isTokenAlive(token, Date.now()) ? token : undefined;
}
