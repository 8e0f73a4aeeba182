import type { Language } from '#contract/language.ts';
import { useLanguage } from './texts.ts';
import { en } from './work-with-us.en.ts';
import { th, type WorkTexts } from './work-with-us.th.ts';

/** Thai, or English for every other language. */
export function workTexts(language: Language): WorkTexts {
  return language === 'th' ? th : en;
}

export function useWorkTexts(): WorkTexts {
  return workTexts(useLanguage());
}
