import { useLanguage } from '../../i18n/texts.ts';
import { en } from './texts.en.ts';
import { type CaptchaTexts, th } from './texts.th.ts';

export function useCaptchaTexts(): CaptchaTexts {
  return useLanguage() === 'th' ? th : en;
}
