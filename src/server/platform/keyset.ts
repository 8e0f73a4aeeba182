import { asc, count, desc, gt, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { prepareOnce } from './prepared.ts';

/** A page of a list by the row that it begins behind or ends before, so that no page is slow. */
type Page = { after?: string | undefined; before?: string | undefined; size: number };

/** The rows of a page, of which one more was read, and what the pages beside it go on from. */
export function cutPage<Row>(found: readonly Row[], page: Page, cursorOf: (row: Row) => string) {
  const backward = page.before !== undefined;
  const rows = found.slice(0, page.size);
  const more = found.length > rows.length;
  if (backward) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    next: last && (backward || more) ? cursorOf(last) : null,
    previous: first && (backward ? more : page.after !== undefined) ? cursorOf(first) : null,
  };
}

/** For lists by number, the newest first: which rows come beyond the edge, and in which order. */
export function newestFirst(id: PgColumn, { before, after }: Page) {
  const backward = before !== undefined;
  const edge = before ?? after;
  return {
    beyond: edge === undefined ? undefined : (backward ? gt : lt)(id, Number(edge)),
    order: backward ? asc : desc,
  };
}

/**
 * Exact up to a limit, so that counting a million rows is never waited for; else one more. A condition
 * that is one of few has a name, by which its statement is kept.
 */
export async function countUpTo(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  most: number,
  name?: string,
): Promise<number> {
  const limit = most + 1;
  const [counted] = await (name === undefined
    ? buildCount(db, table, condition, limit).query
    : prepareOnce(`count of ${name}`, () =>
        buildCount(db, table, condition, sql.placeholder('limit')),
      )(db, { limit }));
  return counted?.total ?? 0;
}

function buildCount(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  limit: number | Placeholder,
) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(limit)
    .as('some');
  const returned = { total: count() };
  return { returned, query: db.select(returned).from(some) };
}
