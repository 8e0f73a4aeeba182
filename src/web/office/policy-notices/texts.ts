import { lateTexts } from '../../texts/late-texts.ts';
import type { th } from './texts.th.ts';

export const useNoticeTexts = await lateTexts<typeof th>({
  th: async () => (await import('./texts.th.ts')).th,
  en: async () => (await import('./texts.en.ts')).en,
});
