const LONGEST = 60;
/** As many digits as a date has; a phone, an account or an identity card has more. */
const MOST_DIGITS = 4;
/** ำ in two pieces, as the one way of writing leaves it and as some keyboards type it. */
const TORN_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;

/**
 * A search as it is counted: one way of writing for the same words. Undefined where it may tell of a
 * person (a number, an address, a link) or is too long to be a search.
 */
export function wordsToKeep(text: string): string | undefined {
  const words = text
    .normalize('NFKC')
    .replace(TORN_AM, '$1\u0e33')
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (words.length < 2 || words.length > LONGEST) return undefined;
  // Thai digits are digits too.
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits > MOST_DIGITS || /[@<>{}\\]|:\/\/|www\./.test(words)) return undefined;
  return words;
}
