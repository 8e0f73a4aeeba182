import { hkdfSync } from 'node:crypto';

export type TokenClaims = { sessionId: string };

/** Of those that come again and again it is known that they are ours; only their time may be over. */
const MOST_KNOWN = 1_000;

/** Signs and reads session tokens. A token only names a session; the session's row decides. */
export function createTokens(secretKey: string, previousKey?: string) {
  const derive = (from: string) =>
    new Uint8Array(hkdfSync('sha256', from, '', 'chanote session token', 32));
  const key = derive(secretKey);
  // Replacing the key ends no session.
  const accepted = previousKey === undefined ? [key] : [key, derive(previousKey)];
  const known = new Map<string, Known>();
  return {
    sign: async (sessionId: string, expiresAt: Date) => {
      const { SignJWT } = await import('jose');
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key);
    },
    read: async (token: string): Promise<TokenClaims | undefined> => {
      const before = known.get(token);
      if (before && before.expiresAt > Date.now()) return before;
      known.delete(token);
      for (const one of accepted) {
        const found = await readSession(token, one);
        if (!found) continue;
        known.set(token, found);
        const [oldest = ''] = known.keys();
        if (known.size > MOST_KNOWN) known.delete(oldest);
        return found;
      }
      return undefined;
    },
  };
}

type Known = TokenClaims & { expiresAt: number };

async function readSession(token: string, key: Uint8Array): Promise<Known | undefined> {
  const { jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    const { sid: sessionId, exp = 0 } = payload;
    return typeof sessionId === 'string' ? { sessionId, expiresAt: exp * 1000 } : undefined;
  } catch {
    return undefined;
  }
}

export type Tokens = ReturnType<typeof createTokens>;
