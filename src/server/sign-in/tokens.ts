import { hkdfSync } from 'node:crypto';

export type TokenClaims = { sessionId: string };

/** Signs and reads session tokens. A token only names a session; the session's row decides. */
export function createTokens(secretKey: string, previousKey?: string) {
  const derive = (from: string) =>
    new Uint8Array(hkdfSync('sha256', from, '', 'chanote session token', 32));
  const key = derive(secretKey);
  // Replacing the key ends no session.
  const accepted = previousKey === undefined ? [key] : [key, derive(previousKey)];
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
      for (const one of accepted) {
        const sessionId = await readSession(token, one);
        if (sessionId) return { sessionId };
      }
      return undefined;
    },
  };
}

async function readSession(token: string, key: Uint8Array): Promise<string | undefined> {
  const { jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}

export type Tokens = ReturnType<typeof createTokens>;
