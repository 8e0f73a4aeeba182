import { lateTexts } from '../../texts/late-texts.ts';
import type { th } from '../imports/texts.th.ts';

export const useUserImportTexts = await lateTexts<typeof th>({
  th: async () => (await import('../imports/texts.th.ts')).th,
  en: async () => (await import('../imports/texts.en.ts')).en,
});
