type Kept = { hasCookie: boolean; stored: string | null; shown: string; search: string };

const PICKED = ['th', 'en'];
const ONE_YEAR_MS = 31_536_000_000;

/**
 * The language to bring back when the cookie got lost but local storage still knows the choice.
 * A language asked for in the address is a fresh choice and stands.
 */
export function languageToRestore({ hasCookie, stored, shown, search }: Kept): string | undefined {
  if (hasCookie || new URLSearchParams(search).has('lang')) return undefined;
  return PICKED.find((language) => language === stored && language !== shown);
}

export function languageCookie(language: string, now: number) {
  return {
    name: 'language',
    value: language,
    path: '/',
    expires: now + ONE_YEAR_MS,
    sameSite: 'lax' as const,
  };
}
