import { useTexts } from '../texts.ts';
import type { WorkTexts } from './texts.th.ts';

/** Thai, or English for every other language. */
export function useWorkTexts(): WorkTexts {
  return useTexts()['work-with-us'];
}
