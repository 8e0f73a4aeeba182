import { useTexts } from '../texts.ts';
import type { SubscribeTexts } from './texts.th.ts';

/** Thai, or English for every other language. */
export function useSubscribeTexts(): SubscribeTexts {
  return useTexts().subscribe;
}
