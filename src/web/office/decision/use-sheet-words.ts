import type { DecisionSheet, SheetField } from '#contract/applications/decision-shapes.ts';
import { SHEET_WORDS } from '#contract/applications/sheet-words.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';

/** The words of a decision sheet in the reader’s language, days as this house writes them. */
export function useSheetWords() {
  const language = useLanguage();
  const words = SHEET_WORDS[language === 'th' ? 'th' : 'en'];
  return {
    ...words,
    value: (field: SheetField, sheet: DecisionSheet) =>
      words.value(field, sheet, (iso) => formatDate(iso, language)),
  };
}
