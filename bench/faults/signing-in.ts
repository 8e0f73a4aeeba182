import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Asking } from './asking.ts';
import { PASSWORD } from './house.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Undefined where the server went away meanwhile. */
export async function trySignIn(asking: Asking): Promise<string | undefined> {
  const who = { user_id: 'admin', password: PASSWORD };
  const answer = await asking.call('user/validateUserMySQL', who);
  // An attempt that was cut off counts as one that failed: the next one shows that somebody is there.
  if (answer?.body.reasonText !== 'captcha_required') return answer?.body.token;
  const captcha = await solve(asking);
  return (await asking.call('user/validateUserMySQL', { ...who, captcha }))?.body.token;
}

export async function signInForGood(asking: Asking): Promise<string> {
  const token = await trySignIn(asking);
  if (!token) throw new Error('Nobody could sign in.');
  return token;
}

async function solve(asking: Asking): Promise<string> {
  const challenge = (await asking.call('captcha/challenge', {}))?.body.data as
    | Challenge
    | undefined;
  if (!challenge) return '';
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
