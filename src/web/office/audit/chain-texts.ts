import { lateTexts } from '../../texts/late-texts.ts';
import type { th } from './chain-texts.th.ts';

export const useChainTexts = await lateTexts<typeof th>({
  th: async () => (await import('./chain-texts.th.ts')).th,
  en: async () => (await import('./chain-texts.en.ts')).en,
});
