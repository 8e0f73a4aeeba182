import type { Language } from '#contract/language.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { en } from './texts.en.ts';
import { type SmsStopTexts, th } from './texts.th.ts';

export function smsStopTexts(language: Language): SmsStopTexts {
  return language === 'th' ? th : en;
}

export function useSmsStopTexts(): SmsStopTexts {
  return smsStopTexts(useLanguage());
}
