import { useCallback } from 'react';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { useLanguage } from '../../i18n/texts.ts';

/** What a record is called where its screen does not say: by its name, which may be in languages. */
export function useRowName(): (row: object) => string {
  const language = useLanguage();
  return useCallback(
    (row) => {
      const { name = '' } = row as { name?: LocalizedText | string };
      return typeof name === 'string' ? name : localize(name, language);
    },
    [language],
  );
}
