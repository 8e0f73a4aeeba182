type Visitor = { username: string | null; address: string };

/**
 * Where the office leads who is not signed in. Who was signs in again and comes back to where they
 * were: the address stands behind the `#`, because it may hold what was searched for, which is
 * nothing for the server's log. Anybody else goes home.
 */
export function entranceFor({ username, address }: Visitor): string {
  return username ? `/login?ended=session#${address}` : '/';
}

/** The address to go back to after signing in: of this site, or none. */
export function readBack(hash: string, origin: string): string | undefined {
  const address = hash.slice(1);
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: there, pathname, search, hash: place } = new URL(address, origin);
  return there === origin ? `${pathname}${search}${place}` : undefined;
}
