import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from './page.ts';

type Values = Record<string, unknown>;
type Change = { id: number; columns: object };

/** Adds rows, and answers their ids in the same order. */
export async function insertRows(
  tx: Db,
  table: ResourceTable,
  rows: readonly object[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(table)
    .values(rows as never)
    .returning({ id: sql<number>`${table.id}` });
  if (added.length < rows.length) throw new Error('The row was not written.');
  return added.map(({ id }) => id);
}

/** Changes rows, each in its own way; each is a version more. */
export async function changeRows(
  tx: Db,
  table: ResourceTable,
  changes: readonly Change[],
): Promise<void> {
  const [first] = changes;
  if (first && changes.length === 1) {
    const values = { ...first.columns, ...stamp(table) };
    await tx.update(table).set(values).where(eq(table.id, first.id));
    return;
  }
  // A column that is not named stays as it is: only what names the same goes into one statement.
  const alike = Map.groupBy(changes, ({ columns }) => namedIn(columns).join());
  for (const group of alike.values()) await changeAlike(tx, table, group);
}

/** Changes rows in the same way; each is a version more. */
export async function changeSame(
  tx: Db,
  table: ResourceTable,
  ids: number[],
  columns: object,
): Promise<void> {
  if (ids.length === 0) return;
  const values = { ...columns, ...stamp(table) };
  await tx.update(table).set(values).where(inArray(table.id, ids));
}

const stamp = (table: ResourceTable) => ({
  updatedAt: sql`now()`,
  version: sql`${table.version} + 1`,
});

const namedIn = (columns: object) =>
  Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [name]));

async function changeAlike(tx: Db, table: ResourceTable, changes: readonly Change[]) {
  const known: Record<string, PgColumn> = getTableColumns(table);
  const named = namedIn(changes[0]?.columns ?? {}).flatMap((name) => {
    const column = known[name];
    return column ? [{ name, column }] : [];
  });
  const fields = named.map((_, place) => sql.identifier(`value_${place}`));
  const rows = changes.map(({ id, columns }) => {
    const values = named.map(({ name, column }) => valueFor(column, (columns as Values)[name]));
    return sql`(${sql.join([valueFor(table.id, id), ...values], sql`, `)})`;
  });
  const given = sql`(values ${sql.join(rows, sql`, `)})
    as given (${sql.join([sql.identifier('id'), ...fields], sql`, `)})`;
  const set = named.map(({ name }, place) => [name, sql`given.${fields[place]}`]);
  await tx
    .update(table)
    .set({ ...Object.fromEntries(set), ...stamp(table) })
    .from(given)
    .where(sql`${table.id} = given.id`);
}

/** Of the type of its column, which a list of values does not tell. */
function valueFor(column: PgColumn, value: unknown): SQL {
  return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
}
