import { lateTexts } from '../../texts/late-texts.ts';
import type { th } from './texts.th.ts';

export type CaseTexts = typeof th;

export const useCaseTexts = await lateTexts<CaseTexts>({
  th: async () => (await import('./texts.th.ts')).th,
  en: async () => (await import('./texts.en.ts')).en,
});
