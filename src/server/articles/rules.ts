import type { Language } from '#contract/language.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { countWords, minutesFor } from '#contract/rich-text/reading.ts';

/** How long each language's text of an article takes to read. */
export function readingMinutes(detail: LocalizedText): Partial<Record<Language, number>> {
  const entries = Object.entries(detail) as [Language, string][];
  return Object.fromEntries(
    entries.map(([language, html]) => [language, minutesFor(countWords(html, language))]),
  );
}
