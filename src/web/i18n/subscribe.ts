import type { SubscribeTexts } from './subscribe.th.ts';
import { useTexts } from './texts.ts';

/** Thai, or English for every other language. */
export function useSubscribeTexts(): SubscribeTexts {
  return useTexts().subscribe;
}
