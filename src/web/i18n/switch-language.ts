import { createContext, use } from 'react';
import type { Language } from '#contract/language.ts';

/** Fetches the words of another language; what it answers with shows them. */
export type FetchLanguage = (language: Language) => Promise<() => void>;

/** Set around pages that are hydrated. On the others a language is a link to another page. */
export const FetchLanguageContext = createContext<FetchLanguage | undefined>(undefined);

export function useFetchLanguage(): FetchLanguage | undefined {
  return use(FetchLanguageContext);
}
