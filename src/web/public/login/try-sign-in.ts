import type { InputOf } from '#contract/calls.ts';
import { CallError, call } from '../../api/call.ts';
import { forget, keep } from '../../site/storage.ts';

export type Refused = CallError['reason'] | 'other';

/** Keeps token and username, or tells why not; then no token is kept either. */
export async function trySignIn(
  input: InputOf<'user/validateUserMySQL'>,
): Promise<Refused | undefined> {
  try {
    const { token } = await call('user/validateUserMySQL', input);
    keep('token', token);
    keep('username', input.user_id);
    return undefined;
  } catch (error) {
    forget('token');
    return reasonOf(error);
  }
}

export function reasonOf(error: unknown): Refused {
  return error instanceof CallError ? error.reason : 'other';
}
