import { LANGUAGES } from '#contract/language.ts';

export type Completeness = 'whole' | 'partly' | 'none';

/**
 * How much of the texts of a row is there in a language, of those that anybody has written at all.
 * What is looked up beside them, such as the name of a category, is not the row's own.
 */
export function completenessOf(row: object, language: 'th' | 'en'): Completeness | undefined {
  const texts = Object.entries(row)
    .filter(([field]) => !field.endsWith('Name'))
    .flatMap(([, value]) => (isText(value) ? [value] : []));
  const there = texts.filter((text) => text[language]?.trim());
  if (texts.length === 0) return undefined;
  if (there.length === texts.length) return 'whole';
  return there.length > 0 ? 'partly' : 'none';
}

/** A text in some languages, with something in it. */
function isText(value: unknown): value is Partial<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.entries(value);
  const known: readonly string[] = LANGUAGES;
  return (
    parts.every(([language, text]) => known.includes(language) && typeof text === 'string') &&
    parts.some(([, text]) => (text as string).trim() !== '')
  );
}
