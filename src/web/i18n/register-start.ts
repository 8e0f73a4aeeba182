import type { RegisterStartTexts } from './register-start.th.ts';
import { useTexts } from './texts.ts';

/** Thai, or English for every other language. */
export function useRegisterStartTexts(): RegisterStartTexts {
  return useTexts()['register-start'];
}
