import type { Language } from '#contract/language.ts';
import { en } from './status.en.ts';
import { type StatusTexts, th } from './status.th.ts';
import { useLanguage } from './texts.ts';

/** Thai, or English for every other language. */
export function statusTexts(language: Language): StatusTexts {
  return language === 'th' ? th : en;
}

export function useStatusTexts(): StatusTexts {
  return statusTexts(useLanguage());
}
