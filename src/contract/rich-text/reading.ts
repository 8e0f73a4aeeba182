import type { Language } from '#contract/language.ts';

/** Readers manage about this many words a minute; Thai is counted by dictionary words. */
const WORDS_A_MINUTE = 200;

export function minutesFor(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

export function countWords(html: string, language: Language): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

export type Heading = { level: 2 | 3; text: string };

/** The headings of a text in their order. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h([23])>([^<]*(?:<(?!\/h[23]>)[^<]*)*)<\/h\1>/g)].map(
    ([, level, inner = '']) => ({
      level: level === '2' ? 2 : 3,
      text: inner.replace(/<[^<>]*>/g, '').trim(),
    }),
  );
}

export type HeadingFault = 'empty' | 'subheading_first';

/** What readers who go from heading to heading would stumble over, the first of each kind. */
export function findHeadingFaults(headings: readonly Heading[]): HeadingFault[] {
  const faults: HeadingFault[] = [];
  if (headings.some(({ text }) => text === '')) faults.push('empty');
  if (headings[0]?.level === 3) faults.push('subheading_first');
  return faults;
}
