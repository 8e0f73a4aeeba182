/** How somebody likes to see the office, kept in cookies: local storage holds the session alone. */
type ViewCookie =
  | 'office_scheme'
  | 'office_menu'
  | 'office_closed'
  | 'office_rows'
  | 'office_widths'
  | 'office_keys'
  | 'office_told';

const ONE_YEAR_MS = 31_536_000_000;

export function readViewCookie(name: ViewCookie, cookies: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Where cookies are refused or the browser has no store for them, the choice lasts for this page. */
export async function keepViewCookie(name: ViewCookie, value: string): Promise<void> {
  if (!('cookieStore' in globalThis)) return;
  await cookieStore
    .set({ name, value, path: '/', expires: Date.now() + ONE_YEAR_MS, sameSite: 'lax' })
    .catch(() => undefined);
}
