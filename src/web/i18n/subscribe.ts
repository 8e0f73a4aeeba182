import type { Language } from '#contract/language.ts';
import { en } from './subscribe.en.ts';
import { type SubscribeTexts, th } from './subscribe.th.ts';
import { useLanguage } from './texts.ts';

export function subscribeTexts(language: Language): SubscribeTexts {
  return language === 'th' ? th : en;
}

export function useSubscribeTexts(): SubscribeTexts {
  return subscribeTexts(useLanguage());
}
