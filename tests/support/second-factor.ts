import { codeAt, stepOf } from '#server/sign-in/totp.ts';
import { PASSWORD } from './people.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Sets the second factor of a user up, as the own account does, and is the app from then on. */
export async function turnSecondFactorOn(origin: string, userId: string) {
  const call = async (path: string, input: object, token?: string) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer-${token}` }),
      },
      body: JSON.stringify(input),
    });
    return response.json();
  };
  const signedIn = { user_id: userId, password: PASSWORD };
  const { token } = await call('user/validateUserMySQL', signedIn);
  const started = await call('account/startSecondFactor', { password: PASSWORD }, token);
  const secret = fromBase32(started.data.secret);
  // Each code serves once: the one before leaves the present one for the test. Half a minute may end
  // on the way, and it is two before.
  const confirm = () =>
    call('account/confirmSecondFactor', { code: codeAt(secret, stepOf(new Date()) - 1) }, token);
  const first = await confirm();
  const confirmed = first.isSuccess ? first : await confirm();
  return {
    code: () => codeAt(secret, stepOf(new Date())),
    recoveryCodes: confirmed.data.recovery_codes as string[],
  };
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
