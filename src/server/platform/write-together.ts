import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { prepareOnce } from './prepared.ts';

type Writes = Record<string, SQLWrapper | undefined>;

/**
 * Writes that do not need what another has written, by one way to the database and back. The last
 * select may read, by the names of the writes, what they return.
 */
export async function writeTogether(
  tx: Db,
  writes: Writes,
  select: SQLWrapper = sql`select`,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await tx.execute(together(writes, select));
  return rows[0];
}

function together(writes: Writes, select: SQLWrapper): SQL {
  const parts = Object.entries(writes).flatMap(([name, write]) =>
    write ? [sql`${sql.identifier(name)} as ${write}`] : [],
  );
  return sql`with ${sql.join(parts, sql`, `)} ${select.getSQL()}`;
}

type Rows = Record<string, readonly object[]>;
type Returned = Record<string, SQL>;

/**
 * The same of rows, by a statement that is kept: built with places where their values will stand, once
 * for so many rows of so many columns. For what is written often, and in few forms.
 */
export async function writeRowsTogether<R extends Rows>(
  tx: Db,
  name: string,
  rows: R,
  build: (places: R) => { writes: Writes; select: Returned },
): Promise<Record<string, unknown> | undefined> {
  const write = prepareOnce(`${name} ${Object.values(rows).map(formOf).join(' ')}`, () => {
    const { writes, select } = build(placesFor(rows));
    const columns = Object.entries(select).map(
      ([column, value]) => sql`${value} as ${sql.identifier(column)}`,
    );
    const query = tx.execute<Record<string, unknown>>(
      together(writes, sql`select ${sql.join(columns, sql`, `)}`),
    );
    return { returned: select, query: { toSQL: () => query.getQuery() } };
  });
  const [written] = await write(tx, rows);
  return written;
}

/** A row with a column more is another statement; one with another column is refused. */
function formOf(rows: readonly object[]): string {
  const columns = rows.reduce((sum, row) => sum + columnsOf(row).length, 0);
  return `${rows.length}:${columns}`;
}

/** What is not said is left to the database. */
function columnsOf(row: object): string[] {
  return Object.entries(row).flatMap(([column, value]) => (value === undefined ? [] : [column]));
}

/** Drizzle takes a placeholder for the value of any column. */
function placesFor<R extends Rows>(rows: R): R {
  const places = Object.entries(rows).map(([name, ofName]) => [
    name,
    ofName.map((row, at) =>
      Object.fromEntries(
        columnsOf(row).map((column) => [column, sql.placeholder(`${name}.${at}.${column}`)]),
      ),
    ),
  ]);
  return Object.fromEntries(places);
}
