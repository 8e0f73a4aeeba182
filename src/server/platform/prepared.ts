import { Column, type DriverValueDecoder, is, type Query, type SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** What a statement returns, by name and in its order: columns, or what is worked out. */
type Returned<Row> = Record<keyof Row, Column | SQL>;
type Built<Row> = { returned: Returned<Row>; query: PromiseLike<Row[]> & { toSQL(): Query } };

/** Sends a statement with what its placeholders stand for, on the pool or within a transaction. */
type Prepared<Row> = (db: Db, given?: Record<string, unknown>) => Promise<Row[]>;

/** By name: what a statement says does not depend on the database. */
const statements = new Map<string, unknown>();

/**
 * A statement that is built once, sent by name afterwards, and whose rows are read without asking
 * again what each column is: both cost as much as a short statement itself (npm run bench: list
 * call). Connections keep them as long as they last, so names must be few.
 */
export function prepareOnce<Row extends object>(
  name: string,
  build: () => Built<Row>,
): Prepared<Row> {
  const known = statements.get(name) as Prepared<Row> | undefined;
  if (known) return known;
  const { returned, query } = build();
  const text = query.toSQL();
  const readRow = rowReader(returned);
  const statement: Prepared<Row> = (db, given = {}) =>
    db._.session
      .prepareQuery<Sent<Row>>(text, undefined, name, true, (rows) => rows.map(readRow))
      .execute(given);
  statements.set(name, statement);
  return statement;
}

type Sent<Row> = { execute: Row[]; all: unknown; values: unknown };

/** Values come in the order of the columns. */
function rowReader<Row>(returned: Returned<Row>): (values: unknown[]) => Row {
  const columns = Object.entries<Column | SQL>(returned).map(([name, field]) => ({
    name,
    decoder: decoderOf(field),
  }));
  return (values) => {
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const { name, decoder } of columns) {
      const value = values[at++];
      row[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return row as Row;
  };
}

type Decoder = DriverValueDecoder<unknown, unknown>;

/** What `mapWith` was told, Drizzle keeps to itself. */
function decoderOf(field: Column | SQL): Decoder {
  return is(field, Column) ? field : (field as unknown as { decoder: Decoder }).decoder;
}
