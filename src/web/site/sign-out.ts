import { call } from '../api/call.ts';
import { comeBack } from './come-back.ts';
import { liveToken } from './kept-token.ts';
import { forget } from './storage.ts';

/** Ends the session, here and on the server, and in every tab. */
export async function signOut(): Promise<void> {
  comeBack();
  const token = liveToken();
  // The name goes first: by it other tabs tell, when the token goes, that it was no mere end of a session.
  forget('username');
  forget('token');
  if (token)
    await call('user/logout', { user_id: '' }, { token, keepalive: true }).catch(() => undefined);
}
