import { en } from './sign-in.en.ts';
import { type SignInTexts, th } from './sign-in.th.ts';
import { useLanguage } from './texts.ts';

/** Thai, or English for every other language, as all texts for staff. */
export function useSignInTexts(): SignInTexts {
  return useLanguage() === 'th' ? th : en;
}
