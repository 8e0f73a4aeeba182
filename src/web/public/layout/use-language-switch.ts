import type { MouseEvent } from 'react';
import type { Language } from '#contract/language.ts';
import { useFetchLanguage } from '../../i18n/switch-language.ts';
import { tellLoadFailed } from './load-failed.ts';
import { usePlace } from './place.ts';

/** Changes the language of a form's page in place, so that what was typed and chosen stays. */
export function useLanguageSwitch(search: string) {
  const fetchLanguage = useFetchLanguage();
  const { go } = usePlace();
  return async (event: MouseEvent, language: Language): Promise<void> => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!fetchLanguage || elsewhere) return;
    event.preventDefault();
    try {
      const { switchInPlace } = await import('./switch-in-place.ts');
      await switchInPlace({ language, search, fetchLanguage, go });
    } catch {
      tellLoadFailed();
    }
  };
}
