import { LANGUAGES, type Language } from '#contract/language.ts';
import { toReadable } from './readable-text.ts';

export type Completeness = 'whole' | 'partly' | 'none';
type Localized = Partial<Record<Language, string>>;

/** The texts of a record that somebody has written in some language, by field. */
function writtenTexts(values: object): Array<[field: string, text: Localized]> {
  return Object.entries(values).flatMap(([field, value]) =>
    isLocalized(value) && Object.values(value).some(isWritten) ? [[field, value]] : [],
  );
}

/**
 * How much of the texts of a row is there in a language. What is looked up beside them, such as the
 * name of a category, is not the row's own.
 */
export function completenessOf(row: object, language: Language): Completeness | undefined {
  const texts = writtenTexts(row).filter(([field]) => !field.endsWith('Name'));
  const there = texts.filter(([, text]) => isWritten(text[language]));
  if (texts.length === 0) return undefined;
  if (there.length === texts.length) return 'whole';
  return there.length > 0 ? 'partly' : 'none';
}

/** Whether anything is written in any language: of an empty form nothing is missing nor complete. */
export function hasTexts(values: object): boolean {
  return writtenTexts(values).length > 0;
}

/**
 * The texts that are written in some language and not in this one, by path; those that are required
 * are always wanted, as a name is.
 */
export function missingIn(
  values: object,
  language: Language,
  required: readonly string[] = [],
): string[] {
  const wanted = Object.entries(values).filter(
    ([field, value]) => isLocalized(value) && (field === 'name' || required.includes(field)),
  );
  const texts = Object.fromEntries([...wanted, ...writtenTexts(values)]);
  return Object.entries(texts).flatMap(([field, text]) =>
    isWritten(text[language]) ? [] : `${field}.${language}`,
  );
}

function isLocalized(value: unknown): value is Localized {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, text]) => LANGUAGES.some((one) => one === key) && typeof text === 'string',
  );
}

/** A text of one empty paragraph is none. */
function isWritten(text: string | undefined): boolean {
  return text !== undefined && toReadable(text).trim() !== '';
}
