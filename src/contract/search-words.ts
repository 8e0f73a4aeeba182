import { westernDigits } from './thai/phone.ts';

/** Trigrams need three letters. */
const SHORTEST = 3;
const MOST_WORDS = 10;

/**
 * What people write or leave out as they like. `search_folded` in the database leaves out the same:
 * a test holds the two together.
 */
const LEFT_OUT =
  /[!"#$%&'()*+,\-./:;<=>?[\\\]^_`{}~¡¢£¥§«°·»¿×÷\u00ad\u200b-\u200f‐-―‘’“”…฿ฯ๏๚๛\ufeff]/g;
const GAPS = /[\s|]+/;

/** A text as it is searched in, letter case aside, which the database lowers. */
export function foldSearched(text: string): string {
  return foldAlike(westernDigits(text.normalize('NFC')).replace(LEFT_OUT, ''));
}

/** Two เ look like one แ, and ํ with า like ำ. */
export function foldAlike(text: string): string {
  return text.replaceAll('\u0e40\u0e40', '\u0e41').replaceAll('\u0e4d\u0e32', '\u0e33');
}

/**
 * The words of a search, each of which must be found, in any order. Letters that stand alone belong
 * to what is before them: “น.ส. 3 ก” is one word, as “นส3ก” is.
 */
export function searchWords(search: string): string[] {
  const words: string[] = [];
  for (const part of search.split(GAPS)) {
    const word = foldSearched(part);
    if (word === '') continue;
    const before = words.at(-1);
    if (before !== undefined && isShort(word) && (isShort(before) || /\d$/.test(before)))
      words[words.length - 1] = before + word;
    else words.push(word);
  }
  return words.slice(0, MOST_WORDS);
}

export function isShort(word: string): boolean {
  return [...word].length < SHORTEST;
}
