import type { CallPath, InputOf, OutputOf } from '#contract/calls.ts';
import type { Profile } from '#contract/sign-in.ts';
import { CallError, call } from '../../api/call.ts';
import { forget, readKept } from '../../site/storage.ts';
import { isTokenAlive } from '../../site/token.ts';

/** The stored token while it is well formed and unexpired. */
function liveToken(): string | undefined {
  const token = readKept('token');
  return token !== null && isTokenAlive(token, Date.now()) ? token : undefined;
}

/** Leaves the office by a full load; what follows never runs. */
export function leaveTo(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise(() => undefined);
}

/** Calls the server as the signed-in user. A session that has ended leads to the sign-in. */
export async function callAsUser<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
): Promise<OutputOf<Path>> {
  const token = liveToken();
  if (!token) return leaveTo('/');
  try {
    return await call(path, input, { token });
  } catch (error) {
    if (!(error instanceof CallError && error.reason === 'not_signed_in')) throw error;
    clearSession();
    return leaveTo('/login');
  }
}

export async function loadProfile(): Promise<Profile> {
  if (!liveToken()) return leaveTo('/');
  const { data } = await callAsUser('user/getUserInfoMySQL', {
    user_id: readKept('username') ?? '',
  });
  return data;
}

export async function signOut(): Promise<void> {
  const token = liveToken();
  clearSession();
  if (token)
    await call('user/logout', { user_id: '' }, { token, keepalive: true }).catch(() => undefined);
}

function clearSession(): void {
  forget('token');
  forget('username');
}
