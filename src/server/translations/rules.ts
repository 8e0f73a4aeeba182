import type { Language } from '#contract/language.ts';
import type { TranslatedLanguage, TranslationState } from '#contract/translations/states.ts';

/**
 * A field's text in the languages that have one. Two are only ever compared, so a fingerprint does
 * for the text.
 */
export type Texts = Partial<Record<Language, string>>;
export type TextsByField = Record<string, Texts>;

type Version = { version: number; texts: TextsByField };

/** What a text wants in a language; undefined: nothing. */
export function stateOf(
  field: string,
  language: TranslatedLanguage,
  now: TextsByField,
  history: readonly Version[],
): TranslationState | undefined {
  const texts = now[field] ?? {};
  if (!texts.th) return undefined;
  if (!texts[language]) return 'missing';
  const written = lastWritten(field, language, history);
  return lastWritten(field, 'th', history) > written ? 'outdated' : undefined;
}

/**
 * The version in which a text was last written. What the oldest known version has counts as written
 * then, so a record without a history is never outdated.
 */
function lastWritten(field: string, language: Language, history: readonly Version[]): number {
  const ordered = history.toSorted((one, other) => one.version - other.version);
  const changes = ordered.filter(({ texts }, index) => {
    const before = ordered[index - 1]?.texts[field]?.[language];
    return index === 0 || texts[field]?.[language] !== before;
  });
  return changes.at(-1)?.version ?? 0;
}
