import { CallError, call } from '../api/call.ts';
import { takeLeft } from './left-token.ts';
import { keep, readKept } from './storage.ts';
import { isTokenAlive } from './token.ts';

/** Nearly as long as the server waits for the way back: later than that the session has ended. */
const PATIENCE_MS = 28_000;
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
  void stay(token, Date.now());
  return true;
}

/**
 * Another tab took the token away. Where that one was left, and took itself for the last because this
 * one had not answered it yet, the session goes on here: the server knows.
 */
export async function takeBack(token: string): Promise<boolean> {
  if (!(isTokenAlive(token, Date.now()) && (await stay(token, Date.now())))) return false;
  if (readKept('token') === null) keep('token', token);
  return readKept('token') === token;
}

/**
 * Told until it is heard: a server that is silent or overloaded for a moment would else end the session
 * under the hands of whoever came back. Where it has ended, the first call that needs it says so.
 */
async function stay(token: string, back: number): Promise<boolean> {
  try {
    await call('user/stay', { back }, { token, keepalive: true });
    return true;
  } catch (error) {
    const ended = error instanceof CallError && error.reason === 'not_signed_in';
    if (ended || Date.now() - back > PATIENCE_MS) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return stay(token, back);
  }
}
