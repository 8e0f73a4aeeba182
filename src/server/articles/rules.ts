import type { Language } from '#contract/language.ts';
import type { LocalizedText } from '#contract/localized.ts';

/** Readers manage about this many words a minute; Thai is counted by dictionary words. */
const WORDS_A_MINUTE = 200;

/** How long each language's text of an article takes to read. */
export function readingMinutes(detail: LocalizedText): Partial<Record<Language, number>> {
  const entries = Object.entries(detail) as [Language, string][];
  return Object.fromEntries(
    entries.map(([language, html]) => [language, minutesFor(countWords(html, language))]),
  );
}

function minutesFor(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

function countWords(html: string, language: Language): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
