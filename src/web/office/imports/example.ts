import { toReadable } from '../resource/readable-text.ts';

const MOST_LETTERS = 80;

/** The beginning of what a cell says, in one line: a cell may hold a whole article. */
export function exampleOf(cell: string): string {
  const text = toReadable(cell).replaceAll(/\s+/g, ' ');
  let shown = '';
  let letters = 0;
  for (const { segment } of new Intl.Segmenter('th').segment(text)) {
    if (letters === MOST_LETTERS) return `${shown}…`;
    shown += segment;
    letters += 1;
  }
  return text;
}
