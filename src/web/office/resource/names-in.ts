import type { PickerLanguage } from '#contract/language.ts';
import { useLanguage } from '../../i18n/texts.ts';

/** In the order of which language names stand in lists: of the one they are shown in. */
export function useNamesIn(): PickerLanguage {
  return useLanguage() === 'th' ? 'th' : 'en';
}
