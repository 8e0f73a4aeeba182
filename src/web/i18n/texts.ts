import { createContext, use } from 'react';
import type { Language } from '#contract/language.ts';
import type { PublicTexts } from './public.th.ts';

/** Set once around the whole page by the server's and the browser's entry. */
export const TextsContext = createContext<{ language: Language; texts: PublicTexts } | undefined>(
  undefined,
);

function useLanguageContext() {
  const value = use(TextsContext);
  if (!value) throw new Error('No dictionary around this component.');
  return value;
}

export function useTexts(): PublicTexts {
  return useLanguageContext().texts;
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}
