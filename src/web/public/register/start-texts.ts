import { useTexts } from '../texts.ts';
import type { RegisterStartTexts } from './start-texts.th.ts';

/** Thai, or English for every other language. */
export function useRegisterStartTexts(): RegisterStartTexts {
  return useTexts()['register-start'];
}
