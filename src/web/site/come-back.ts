import { CallError, call } from '../api/call.ts';
import { takeLeft } from './left-token.ts';
import { keep, readKept } from './storage.ts';
import { isTokenAlive } from './token.ts';

const TRIES = 3;
const PAUSE_MS = 1_000;

/**
 * Takes up what the page before left in this tab: a reload, a typed address and a link are no end.
 * Tells whether there was something, which only a house has that ends sessions on leaving.
 */
export function comeBack(): boolean {
  const token = takeLeft();
  if (!token || !isTokenAlive(token, Date.now())) return false;
  // Whoever has signed in meanwhile, in another tab, is signed in.
  const kept = readKept('token');
  if (kept !== null && kept !== token) return false;
  keep('token', token);
  void stay(token, TRIES);
  return true;
}

/** Where the session has ended meanwhile, the first call that needs it says so. */
async function stay(token: string, tries: number): Promise<void> {
  try {
    await call('user/stay', { back: Date.now() }, { token, keepalive: true });
  } catch (error) {
    const silent = error instanceof CallError && error.reason === 'network';
    if (!silent || tries === 1) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await stay(token, tries - 1);
  }
}
