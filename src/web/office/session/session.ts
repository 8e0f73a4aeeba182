import type { CallPath, InputOf, OutputOf } from '#contract/calls.ts';
import type { Profile } from '#contract/sign-in/sign-in.ts';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { upload } from '../../api/upload.ts';
import { comeBack } from '../../site/come-back.ts';
import { entranceFor } from '../../site/entrance.ts';
import { liveToken } from '../../site/kept-token.ts';
import { isSignedOut, readOwnProfile } from '../../site/own-profile.ts';
import { signOut } from '../../site/sign-out.ts';
import { forget, keep, readKept } from '../../site/storage.ts';
import { createGate } from './gate.ts';
import { isDeserted, markUsed } from './usage.ts';

/** Where calls wait while the session has ended. */
export const gate = createGate();

/** Leaves the office by a full load; what follows never runs. */
export function leaveTo(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise(() => undefined);
}

/**
 * Does something as the signed-in user. A session that has ended is asked for again in place, and
 * then it is done again: it was refused before it did anything.
 */
async function doAsUser<Answer>(
  act: (token: string) => Promise<Answer>,
  { unattended = false } = {},
): Promise<Answer> {
  for (;;) {
    const token = gate.read() === 'open' ? liveToken() : undefined;
    if (!token) {
      await gate.wait();
      continue;
    }
    try {
      const answer = await act(token);
      if (!unattended) markUsed(Date.now());
      return answer;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      // Another tab may have renewed the token meanwhile: then it is worth another try at once.
      if (readKept('token') === token) gate.close();
    }
  }
}

export function callAsUser<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
  /** Nobody asked for it: the server does not take it for a sign of life either. */
  { keepalive = false, unattended = isDeserted(Date.now()) } = {},
): Promise<OutputOf<Path>> {
  const options = { keepalive, unattended };
  return doAsUser((token) => call(path, input, { token, ...options }), options);
}

export function downloadAsUser<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
  options: Omit<Parameters<typeof download>[2], 'token'> = {},
): Promise<Blob> {
  return doAsUser((token) => download(path, input, { ...options, token }));
}

export function uploadAsUser<Path extends CallPath>(
  path: Path,
  input: InputOf<Path> & Record<string, string>,
  file: File,
  onProgress: (part: number) => void,
): Promise<OutputOf<Path>> {
  return doAsUser((token) => upload(path, input, file, { token, onProgress }));
}

/** To where those go whose session has ended, who come back from there. */
export function leaveToEntrance(): Promise<never> {
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  return leaveTo(entranceFor({ username: readKept('username'), address }));
}

/** At the start. Who has no token is no user; a profile that cannot be loaded ends the session. */
export async function loadFirstProfile(): Promise<Profile> {
  comeBack();
  const token = liveToken();
  if (!token) return leaveToEntrance();
  try {
    const profile = await readOwnProfile(token, readKept('username') ?? '');
    markUsed(Date.now());
    return profile;
  } catch (error) {
    if (isSignedOut(error)) {
      // The name stays: an office in another tab asks for the password in place.
      forget('token');
      return leaveToEntrance();
    }
    await signOut();
    return leaveTo('/login?failed=profile');
  }
}

/** Signs in again in place: the same user, and what waited goes on. */
export async function signInAgain(userId: string, password: string): Promise<void> {
  const { token } = await call('user/validateUserMySQL', { user_id: userId, password });
  keep('token', token);
  keep('username', userId);
  markUsed(Date.now());
  gate.open();
}

/** Stays signed in: the answer carries a token that lasts longer. */
export async function extendSession(): Promise<void> {
  const { token } = await callAsUser('user/extendSession', {});
  keep('token', token);
}

let telling = false;

/** Tells the server that somebody is at work here, who types but calls nothing. */
export function tellOfWork(userId: string): void {
  if (telling) return;
  telling = true;
  callAsUser('user/getUserInfoMySQL', { user_id: userId })
    .catch(() => undefined)
    .finally(() => {
      telling = false;
    });
}
