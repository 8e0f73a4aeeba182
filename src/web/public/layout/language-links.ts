import type { Language } from '#contract/language.ts';

/** The same page in another language; what else the address asks for is kept. */
export function languageHref(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `?${query}`;
}

/** An address from before the language was changed, in the one that the page is shown in now. */
export function inShownLanguage(search: string, shown: Language): string {
  const named = new URLSearchParams(search).get('lang');
  return named === null || named === shown ? search : languageHref(search, shown);
}
