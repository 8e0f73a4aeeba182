import { getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, index, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { isShort, searchWords } from '#contract/search-words.ts';
import type { Db } from './db.ts';

type Searched = PgTable & { id: PgColumn; searchText?: PgColumn };
type Looked = {
  table: Searched;
  /** All that a row must be, and what of it the search says. */
  where: SQL | undefined;
  found: SQL | undefined;
  search: string;
  /** As many rows as are shown, or counted. */
  size: number;
  /** What else a row must be stands in the index that is walked: rows that are not cost next to nothing. */
  narrowedByIndex?: boolean;
};

/** So many of the newest rows tell how often a search finds something. */
const SAMPLE = 500;
/** Found less often than this, it is quicker to read all that is found than to walk the order. */
const OFTEN = SAMPLE / 20;

/** Whether the table can become so long that its search has an index of pairs of letters. */
export const hasPairs = (table: PgTable): boolean =>
  getTableConfig(table).indexes.some(
    ({ config }) => config.name === pairsName(getTableName(table)),
  );
const pairsName = (table: string) => `${table}_pairs`;

/** One and two letters have no trigram; by this index they are found wherever they stand. */
export const pairsIndex = (table: string, searchText: PgColumn) =>
  index(pairsName(table)).using('gin', sql`search_pairs(${searchText})`);

/**
 * Whether to read all that a search finds and put it into order (`rare`), or to walk the order until
 * a page is full (`common`); nothing, where there are not so many rows that it matters. The database cannot tell: it takes what is searched for and whose rows are seen
 * for independent of each other, and knows nothing of two letters. So some rows are looked at.
 */
export async function weighSearch(db: Db, looked: Looked): Promise<'rare' | 'common' | undefined> {
  const { table, where, found, search, size, narrowedByIndex = false } = looked;
  if (!found || search.trim() === '') return undefined;
  const name = sql.identifier(getTableName(table));
  const how = (condition: SQL | undefined) =>
    sql`(count(*) filter (where ${condition ?? sql`true`}))::int`;
  const { rows } = await db.execute<{ fits: number; named: number; all: number }>(sql`
    select ${how(where)} as fits, ${how(found)} as named,
      (select reltuples::int from pg_class where oid = ${getTableName(table)}::regclass) as all
    from (select * from ${name} order by id desc limit ${SAMPLE}) as ${name}`);
  const [sample = { fits: 0, named: 0, all: 0 }] = rows;
  const toRead = (sample.named / SAMPLE) * sample.all;
  const met = narrowedByIndex && sample.fits > 0 ? sample.named : sample.fits;
  const toWalk = (size * SAMPLE) / Math.max(met, 0.5);
  return sample.named < OFTEN || toRead < toWalk ? 'rare' : 'common';
}

/** What one or two letters are found by: the same rows as `like` finds, by an index. */
export function holdsPairs(table: Searched, search: string): SQL | undefined {
  const words = searchWords(search);
  if (!table.searchText || !hasPairs(table)) return undefined;
  if (words.length === 0 || !words.every(isShort)) return undefined;
  const lowered = words.map((word) => sql`lower(${word})`);
  return sql`search_pairs(${table.searchText}) @> array[${sql.join(lowered, sql`, `)}]::text[]`;
}

/** A text that no index is asked about. */
export const unindexed = (text: PgColumn): SQL => sql`(${text} || '')`;

/** The order of a column that its index is not walked for. */
export const unwalked = (column: SQL | PgColumn): SQL => sql`coalesce(${column}, ${column})`;
