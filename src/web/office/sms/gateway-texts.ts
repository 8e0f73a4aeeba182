import { lateTexts } from '../../texts/late-texts.ts';
import type { th } from './gateway-texts.th.ts';

export const useGatewayTexts = await lateTexts<typeof th>({
  th: async () => (await import('./gateway-texts.th.ts')).th,
  en: async () => (await import('./gateway-texts.en.ts')).en,
});
