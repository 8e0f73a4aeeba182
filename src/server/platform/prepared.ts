import {
  Column,
  type DriverValueDecoder,
  is,
  Param,
  Placeholder,
  type Query,
  type SQL,
} from 'drizzle-orm';
import type { Db } from './db.ts';

/** What a statement returns, by name and in its order: columns, or what is worked out. */
type Returned<Row> = Record<keyof Row, Column | SQL>;
type Built<Row> = {
  returned: Returned<Row>;
  query: { toSQL(): Query } & Partial<PromiseLike<Row[]>>;
};

/** Sends a statement with what its placeholders stand for, on the pool or within a transaction. */
type Prepared<Row> = (db: Db, given?: Given) => Promise<Row[]>;
type Given = Record<string, unknown>;

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
  const { sql: text, params } = query.toSQL();
  const readRow = rowReader(returned);
  const fillers = params.map(filler);
  const statement: Prepared<Row> = (db, given = {}) => {
    const filled = { sql: text, params: fillers.map((fill) => fill(given)) };
    return db._.session
      .prepareQuery<Sent<Row>>(filled, undefined, name, true, (rows) => rows.map(readRow))
      .execute();
  };
  statements.set(name, statement);
  return statement;
}

/** What stands at a place when it is sent. Drizzle itself would encode an empty value too. */
function filler(param: unknown): (given: Given) => unknown {
  if (is(param, Placeholder)) return valueAt(param);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const read = valueAt(param.value);
  const { encoder } = param;
  return (given) => {
    const value = read(given);
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

/** Names with dots lead into what is given. */
function valueAt({ name }: Placeholder): (given: Given) => unknown {
  const steps = name.split('.');
  return (given) => {
    let value: unknown = given;
    for (const step of steps) value = (value as Given | undefined)?.[step];
    if (value === undefined) throw new Error(`Nothing is given for ${name}.`);
    return value;
  };
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
