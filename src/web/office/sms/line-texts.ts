import { lateTexts } from '../../texts/late-texts.ts';
import type { th } from './line-texts.th.ts';

export const useLineTexts = await lateTexts<typeof th>({
  th: async () => (await import('./line-texts.th.ts')).th,
  en: async () => (await import('./line-texts.en.ts')).en,
});
