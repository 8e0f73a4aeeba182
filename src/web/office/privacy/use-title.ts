import { localize } from '#contract/localize.ts';
import type { RecordTitle } from '#contract/privacy/privacy.ts';
import { useLanguage } from '../../i18n/texts.ts';

/** Tells a record by its number or name, or in the words of the reader’s language. */
export function useTitle(): (title: RecordTitle) => string {
  const language = useLanguage();
  return (title) => (typeof title === 'string' ? title : localize(title, language));
}
