import type { Language } from '#contract/language.ts';

/** The same page in another language; what else the address asks for is kept. */
export function languageHref(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `?${query}`;
}
