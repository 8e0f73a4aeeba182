import { en } from './office.en.ts';
import { th } from './office.th.ts';
import { useLanguage } from './texts.ts';

/** The office speaks Thai and English, the two languages of the picker. */
export function useOfficeTexts() {
  return useLanguage() === 'th' ? th : en;
}
