import { lateTexts } from '../texts/late-texts.ts';
import type { AllOfficeTexts } from './all-texts.th.ts';

/** For what speaks of every screen: sheets, the record of what was done, the translation desk. */
export const useAllTexts = await lateTexts<AllOfficeTexts>({
  th: async () => (await import('./all-texts.th.ts')).th,
  en: async () => (await import('./all-texts.en.ts')).en,
});
