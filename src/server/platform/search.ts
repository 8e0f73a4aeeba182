import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isShort, searchWords } from '#contract/search-words.ts';

type Searched = PgColumn | SQL;
type Further = {
  /** A long text besides, which letters too few for its index are not looked for in. */
  body?: Searched;
  /**
   * Made by `search_marked`: so many rows that one or two letters are looked for only where a word
   * begins, which the index can tell.
   */
  marked?: boolean;
};

/**
 * Whether a folded text holds every word of a search, wherever and in whichever order. Lowered by the
 * database, as the text is: two programs' ideas of lower case may differ. Folding has left nothing
 * that means something to `like`.
 */
export function contains(text: Searched, search: string, further: Further = {}): SQL | undefined {
  if (search.trim() === '') return undefined;
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  const { body, marked } = further;
  const short = words.every(isShort);
  return and(
    ...words.map((word) => {
      if (short && marked) return isLike(text, `% ${word}%`);
      const found = isLike(text, `%${word}%`);
      return body && !short ? or(found, isLike(body, `%${word}%`)) : found;
    }),
  );
}

const isLike = (text: Searched, pattern: string): SQL => sql`${text} like lower(${pattern})`;

/** A text as it is searched in, where it has no column for that. */
export const folded = (text: Searched): SQL => sql`search_folded(${text})`;
