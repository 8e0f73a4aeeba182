/** Whether a token is well formed and unexpired. What it claims is for the server to check. */
export function isTokenAlive(token: string, now: number): boolean {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return hasExpiry(claims) && claims.exp * 1000 > now;
  } catch {
    return false;
  }
}

function hasExpiry(claims: unknown): claims is { exp: number } {
  return (
    typeof claims === 'object' &&
    claims !== null &&
    'exp' in claims &&
    typeof claims.exp === 'number'
  );
}
