import type { Profile } from '#contract/sign-in/sign-in.ts';
import { CallError, call } from '../api/call.ts';

const TRIES = 5;
/** What a busy server asks for by its Retry-After. */
const PAUSE_MS = 2_000;

/** Answers that say nothing about the session: the line is broken, or the server is busy. */
const PASSING: readonly CallError['reason'][] = [
  'network',
  'body_stalled',
  'too_many_requests',
  'internal_error',
  'unavailable',
];

export function isPassing(error: unknown): boolean {
  return error instanceof CallError && PASSING.includes(error.reason);
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.reason === 'not_signed_in';
}

/**
 * The profile of whom the token is. Asked for again while the failure may pass: the session must not
 * end by a server that restarts, nor by a page that is left, which breaks its calls and never gets to
 * the next try.
 */
export async function readOwnProfile(
  token: string,
  userId: string,
  tries = TRIES,
): Promise<Profile> {
  try {
    return (await call('user/getUserInfoMySQL', { user_id: userId }, { token })).data;
  } catch (error) {
    if (!isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (tries === 1) throw error;
    return readOwnProfile(token, userId, tries - 1);
  }
}
