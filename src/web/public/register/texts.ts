import { createContext, use } from 'react';
import type { Language } from '#contract/language.ts';
import type { RegisterTexts } from './texts.th.ts';

/** Set around the steps that come after the first one, once their texts are loaded. */
export const RegisterTextsContext = createContext<RegisterTexts | undefined>(undefined);

export function useRegisterTexts(): RegisterTexts {
  const texts = use(RegisterTextsContext);
  if (!texts) throw new Error('No texts of the application around this component.');
  return texts;
}

/** Thai, or English for every other language; only the one asked for is loaded. */
export async function loadRegisterTexts(language: Language): Promise<RegisterTexts> {
  return language === 'th'
    ? (await import('./texts.th.ts')).th
    : (await import('./texts.en.ts')).en;
}
