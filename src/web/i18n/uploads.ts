import { useLanguage } from './texts.ts';
import { en } from './uploads.en.ts';
import { th, type UploadTexts } from './uploads.th.ts';

/** Thai, or English for every other language. */
export function useUploadTexts(): UploadTexts {
  return useLanguage() === 'th' ? th : en;
}
