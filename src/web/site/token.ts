/** Milliseconds until a stored token expires: 0 once it has, -1 where it is no token at all. */
export function remainingMs(token: string, now: number): number {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return -1;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return hasExpiry(claims) ? Math.max(0, claims.exp * 1000 - now) : -1;
  } catch {
    return -1;
  }
}

/** Whether a token is well formed and unexpired. What it claims is for the server to check. */
export function isTokenAlive(token: string, now: number): boolean {
  return remainingMs(token, now) > 0;
}

function hasExpiry(claims: unknown): claims is { exp: number } {
  return (
    typeof claims === 'object' &&
    claims !== null &&
    'exp' in claims &&
    typeof claims.exp === 'number'
  );
}
