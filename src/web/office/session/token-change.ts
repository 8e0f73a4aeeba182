import { CallError, call } from '../../api/call.ts';
import { liveToken } from '../../site/kept-token.ts';
import { readKept } from '../../site/storage.ts';
import { gate, leaveTo } from './session.ts';
import { markUsed } from './usage.ts';

export type TokenChange = 'signedOut' | 'renewed' | 'nothing';

/** What another tab did, told by what it changed in local storage. */
export function judgeChange(key: string | null, token: string | null): TokenChange {
  // Null: everything was cleared.
  if (key !== 'token' && key !== null) return 'nothing';
  return token === null ? 'signedOut' : 'renewed';
}

/**
 * Signing out in one tab signs out all. A new token may be the same user's, who goes on, or that of
 * somebody else, who must not go on with what this tab shows: the server knows whose it is.
 */
export function watchToken(userId: string, onRenewed: () => void): () => void {
  const listen = async ({ key }: StorageEvent) => {
    const change = judgeChange(key, readKept('token'));
    if (change === 'signedOut') return leaveTo('/');
    if (change === 'renewed' && (await isOwner(userId))) onRenewed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

async function isOwner(userId: string): Promise<boolean> {
  const token = liveToken();
  if (!token) return false;
  try {
    await call('user/getUserInfoMySQL', { user_id: userId }, { token });
    markUsed(Date.now());
    gate.open();
    return true;
  } catch (error) {
    if (error instanceof CallError && error.reason === 'Invalid User') gate.refuse();
    return false;
  }
}
