import type { StatusTexts } from './status.th.ts';
import { useTexts } from './texts.ts';

/** Thai, or English for every other language. */
export function useStatusTexts(): StatusTexts {
  return useTexts().status;
}
