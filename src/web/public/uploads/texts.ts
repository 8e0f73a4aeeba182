import { useLanguage } from '../../i18n/texts.ts';
import { en } from './texts.en.ts';
import { th, type UploadTexts } from './texts.th.ts';

/** Thai, or English for every other language. */
export function useUploadTexts(): UploadTexts {
  return useLanguage() === 'th' ? th : en;
}
