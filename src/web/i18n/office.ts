import { useTexts } from './texts.ts';

/** The office speaks Thai and English, the two languages of the picker. */
export function useOfficeTexts() {
  return useTexts().office;
}
