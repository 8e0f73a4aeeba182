import { createContext, use } from 'react';
import type { Language } from '#contract/language.ts';

/** Set once around the whole page by the server's and the browser's entry. */
export const TextsContext = createContext<{ language: Language; texts: object } | undefined>(
  undefined,
);

function useLanguageContext() {
  const value = use(TextsContext);
  if (!value) throw new Error('No dictionary around this component.');
  return value;
}

/** What was loaded for the page. Each part of the web says which texts it has: `public/texts.ts`, `office/texts.ts`. */
export function useLoadedTexts<Texts extends object>(): Texts {
  return useLanguageContext().texts as Texts;
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}
