import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';

/** The address to hand on: whoever opens it reads the same language. */
export function pageAddress(origin: string, path: string, language: Language): string {
  const address = new URL(path, origin);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set('lang', language);
  return address.href;
}
