import { CallError } from '../../api/call.ts';
import { takeBack } from '../../site/come-back.ts';
import { liveToken } from '../../site/kept-token.ts';
import { readOwnProfile } from '../../site/own-profile.ts';
import { readKept } from '../../site/storage.ts';
import { gate, leaveTo } from './session.ts';
import { markUsed } from './usage.ts';

export type TokenChange = 'signedOut' | 'ended' | 'renewed' | 'nothing';

type Kept = { token: string | null; username: string | null };

/**
 * What another tab did, told by what it changed in local storage. Only who signs out takes the name
 * away too; a token that goes by itself was found dead, and its user is about to sign in again.
 */
export function judgeChange(key: string | null, { token, username }: Kept): TokenChange {
  // Null: everything was cleared.
  if (key !== 'token' && key !== 'username' && key !== null) return 'nothing';
  if (token === null) return username === null ? 'signedOut' : 'ended';
  return key === 'username' ? 'nothing' : 'renewed';
}

/**
 * Signing out in one tab signs out all; a session that has ended is asked for here, where it is
 * missed. A new token may be the same user's, who goes on, or that of somebody else, who must not go
 * on with what this tab shows: the server knows whose it is.
 */
export function watchToken(userId: string, onRenewed: () => void): () => void {
  const listen = async ({ key, oldValue }: StorageEvent) => {
    const kept = { token: readKept('token'), username: readKept('username') };
    switch (judgeChange(key, kept)) {
      case 'signedOut':
        return leaveTo('/');
      case 'ended':
        if (oldValue && (await takeBack(oldValue))) return gate.open();
        return readKept('token') === null ? gate.close() : undefined;
      case 'renewed':
        if (await isOwner(userId)) onRenewed();
    }
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

async function isOwner(userId: string): Promise<boolean> {
  const token = liveToken();
  if (!token) return false;
  try {
    await readOwnProfile(token, userId);
    markUsed(Date.now());
    gate.open();
    return true;
  } catch (error) {
    if (error instanceof CallError && error.reason === 'Invalid User') gate.refuse();
    return false;
  }
}
