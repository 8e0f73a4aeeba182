import { en } from './captcha.en.ts';
import { type CaptchaTexts, th } from './captcha.th.ts';
import { useLanguage } from './texts.ts';

export function useCaptchaTexts(): CaptchaTexts {
  return useLanguage() === 'th' ? th : en;
}
