import { useLanguage } from '../../i18n/texts.ts';
import { en } from './texts.en.ts';
import { th, type UploadTexts } from './texts.th.ts';

/** Thai, or English for every other language. */
export function useUploadTexts(): UploadTexts {
  return useLanguage() === 'th' ? th : en;
}

/** Why a file failed, and what can be done. */
export function uploadProblem({ errors }: UploadTexts, code: string): string {
  return code in errors ? errors[code as keyof typeof errors] : errors.other;
}
