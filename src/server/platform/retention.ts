import { and, asc, count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { ClearingError, type Place, type Retention } from './person-source.ts';

/** Older than so many days. */
export function olderThan(moment: PgColumn, days: number): SQL {
  return sql`${moment} < now() - make_interval(days => ${days}::int)`;
}

type Described = Pick<Retention, 'rule' | 'days'> & {
  table: PgTable;
  id: PgColumn;
  /** How staff know it, without what names a person. */
  title: SQL | PgColumn;
  /** In which order they go: a column that has an index. */
  at: PgColumn;
  /** Since when it counts, where that is not the same moment. */
  since?: SQL;
  isOld: (days: number) => SQL | undefined;
} & ({ clear: (tx: Db, ids: number[]) => Promise<unknown> } | Pick<Retention, 'clearSome'>);

/** A rule of clearing over the rows of one table. */
export function retentionOf(described: Described): Retention {
  const { rule, days, table, id, title, at, isOld } = described;
  const since = described.since ?? sql`${at}`;
  return {
    rule,
    days,
    count: async (db, after) => {
      const [found] = await db
        .select({ count: count(), oldest: sql`min(${since})`.mapWith(at) })
        .from(table)
        .where(isOld(after));
      return { count: found?.count ?? 0, oldest: (found?.oldest ?? null) as Date | null };
    },
    list: async (db, after, most) =>
      db
        .select({
          id: sql<number>`${id}`,
          title: sql<string>`${title}::text`,
          at: since.mapWith(at),
        })
        .from(table)
        .where(isOld(after))
        .orderBy(asc(since), id)
        .limit(most) as Promise<{ id: number; title: string; at: Date }[]>,
    clearSome: 'clearSome' in described ? described.clearSome : clearInTurn(described),
  };
}

/** So many of the oldest at a time, each time in a transaction of its own. */
function clearInTurn({
  table,
  id,
  at,
  isOld,
  clear,
}: Extract<Described, { clear: unknown }>): Retention['clearSome'] {
  return async (db, days, most, after) => {
    let places: Place[] = [];
    try {
      await db.transaction(async (tx) => {
        places = await tx
          .select({ id: sql<number>`${id}`, at: sql<string>`${at}::text` })
          .from(table)
          .where(and(isOld(days), isBehind(at, id, after)))
          .orderBy(asc(at), id)
          .limit(most)
          .for('update', { skipLocked: true });
        const ids = places.map((place) => place.id);
        if (ids.length > 0) await clear(tx, ids);
      });
    } catch (error) {
      throw new ClearingError(places, error);
    }
    return { cleared: places.length, last: places.at(-1) };
  };
}

function isBehind(at: PgColumn, id: PgColumn, after?: Place): SQL | undefined {
  return after && sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::bigint)`;
}
