import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { CaptchaChallenge } from '#contract/captcha/captcha.ts';
import type { Solved } from './queries.ts';

const MINUTES = 5;
/** The browser tries keys until one fits, each of about 10 ms on an old phone, shared by its cores. */
const COST = 5_000;
/** Of the tries wanted. The range is narrow, so that nobody waits much longer than others. */
const SPREAD = 1 / 3;

const Payload = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** Our own captcha: a proof of work that needs no outside service. */
export function createAltcha(secretKey: string, tries: number) {
  const least = Math.round(tries * (1 - SPREAD));
  const most = Math.round(tries * (1 + SPREAD));
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `chanote captcha ${purpose}`, 32)).toString(
      'hex',
    );
  const secrets = {
    hmacSignatureSecret: derive('challenge'),
    hmacKeySignatureSecret: derive('key'),
  };
  return {
    createChallenge: async (): Promise<CaptchaChallenge> => {
      const { createChallenge, deriveKey, randomInt } = await loadLibrary();
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(most, least),
        deriveKey,
        expiresAt: new Date(Date.now() + MINUTES * 60_000),
      });
      return CaptchaChallenge.parse(challenge);
    },
    check: async (text: string): Promise<Solved | undefined> => {
      const payload = Payload.safeParse(decode(text));
      if (!payload.success) return undefined;
      const { challenge, solution } = payload.data;
      const { deriveKey, verifySolution } = await loadLibrary();
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution,
        deriveKey,
      });
      if (!verified) return undefined;
      const { nonce, expiresAt } = challenge.parameters;
      return { id: nonce, expiresAt: new Date(expiresAt * 1_000) };
    },
  };
}

async function loadLibrary() {
  const [library, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ]);
  return { ...library, deriveKey };
}

function decode(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    return undefined;
  }
}
