import { and, asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import type { Position } from './cursor.ts';

type Wanted = {
  table: PgTable & { id: PgColumn };
  column: SQL | PgColumn;
  condition: SQL | undefined;
  falling: boolean;
  /** What tells it from other statements, where it is one of few: then it is kept. */
  shape: string | undefined;
};

/** The rows of a page by their place in its order, from the beginning or beyond a cursor. */
export async function selectPage(
  db: Db,
  wanted: Wanted,
  cursor: Position | undefined,
  limit: number,
): Promise<Position[]> {
  const { shape } = wanted;
  if (shape === undefined) return buildPage(db, wanted, cursor, limit).query;
  const select = prepareOnce(`page of ${shape}${cursor ? ' beyond' : ''}`, () =>
    buildPage(db, wanted, cursor && GIVEN, sql.placeholder('limit')),
  );
  return select(db, { ...cursor, limit });
}

type Edge = Record<keyof Position, unknown>;
const GIVEN = { value: sql.placeholder('value'), id: sql.placeholder('id') };

function buildPage(
  db: Db,
  { table, column, condition, falling }: Wanted,
  cursor: Edge | undefined,
  limit: number | Placeholder,
) {
  const order = falling ? desc : asc;
  const returned = { id: sql<number>`${table.id}`, value: sql<string>`(${column})::text` };
  const query = db
    .select(returned)
    .from(table)
    .where(and(condition, cursor && isBeyond(column, table.id, cursor, falling)))
    .orderBy(order(column), order(table.id))
    .limit(limit);
  return { returned, query };
}

function isBeyond(column: SQL | PgColumn, id: PgColumn, at: Edge, falling: boolean): SQL {
  return falling
    ? sql`(${column}, ${id}) < (${at.value}, ${at.id})`
    : sql`(${column}, ${id}) > (${at.value}, ${at.id})`;
}
