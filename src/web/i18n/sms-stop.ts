import type { Language } from '#contract/language.ts';
import { en } from './sms-stop.en.ts';
import { type SmsStopTexts, th } from './sms-stop.th.ts';
import { useLanguage } from './texts.ts';

export function smsStopTexts(language: Language): SmsStopTexts {
  return language === 'th' ? th : en;
}

export function useSmsStopTexts(): SmsStopTexts {
  return smsStopTexts(useLanguage());
}
