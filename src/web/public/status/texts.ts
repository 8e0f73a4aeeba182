import { useTexts } from '../texts.ts';
import type { StatusTexts } from './texts.th.ts';

/** Thai, or English for every other language. */
export function useStatusTexts(): StatusTexts {
  return useTexts().status;
}
