import type { Language } from '#contract/language.ts';
import { en } from './register-start.en.ts';
import { type RegisterStartTexts, th } from './register-start.th.ts';
import { useLanguage } from './texts.ts';

/** Thai, or English for every other language. */
function registerStartTexts(language: Language): RegisterStartTexts {
  return language === 'th' ? th : en;
}

export function useRegisterStartTexts(): RegisterStartTexts {
  return registerStartTexts(useLanguage());
}
