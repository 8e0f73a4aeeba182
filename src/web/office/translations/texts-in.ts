import type { LocalizedText } from '#contract/localized.ts';
import type { TranslatedLanguage } from '#contract/translations/states.ts';

type Translated = { values: Record<string, unknown>; fields: ReadonlyArray<{ field: string }> };

/** A field's text in every language; nothing where the record has none. */
export function textsOf({ values }: Pick<Translated, 'values'>, field: string): LocalizedText {
  return (values[field] ?? {}) as LocalizedText;
}

/** The form of one language: a text for each field. */
export function textsIn(record: Translated, language: TranslatedLanguage): Record<string, string> {
  return Object.fromEntries(
    record.fields.map(({ field }) => [field, textsOf(record, field)[language] ?? '']),
  );
}

/** The whole record as it is saved, with the texts of one language put in. */
export function withTexts(
  record: Translated,
  language: TranslatedLanguage,
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const fields = record.fields.map(({ field }) => {
    const text = String(typed[field] ?? '').trim();
    const { [language]: _, ...others } = textsOf(record, field);
    return [field, text ? { ...others, [language]: text } : others];
  });
  return { ...record.values, ...Object.fromEntries(fields) };
}
