import { hkdfSync } from 'node:crypto';

export type TokenClaims = { sessionId: string };

/** Signs and reads session tokens. A token only names a session; the session's row decides. */
export function createTokens(secretKey: string) {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'chanote session token', 32));
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
      const { jwtVerify } = await import('jose');
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return typeof payload.sid === 'string' ? { sessionId: payload.sid } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
