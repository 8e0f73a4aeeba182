import { createHash, hash } from 'node:crypto';
import type pg from 'pg';
import { placeOf, quote, type Table } from './catalog.ts';

const AT_ONCE = 200;

/** One spelling for every value, whatever the server is set to. */
const SPELLING = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
].join(';');

export async function fixSpelling(client: pg.Client): Promise<void> {
  await client.query(SPELLING);
}

const listed = (names: string[]) => names.map(quote).join(', ');

/**
 * The rows of a table, each as one line: the text of the whole row in the database's own spelling,
 * which it reads back exactly, in JSON because it may hold line ends. In the order of the key, and
 * the columns as they are asked for.
 */
export async function* readRows(
  client: pg.Client,
  table: Table,
  columns: string[],
): AsyncGenerator<string[]> {
  const order = table.key.length ? listed(table.key) : '1';
  await client.query(
    `declare rows no scroll cursor for
    select row(${listed(columns)})::text as row from ${placeOf(table)} order by ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from rows`);
    if (!rows.length) break;
    yield rows.map(({ row }) => `${JSON.stringify(row)}\n`);
  }
  await client.query('close rows');
}

/** The text of a row is read by a table that has its columns in the same order, until the commit. */
export async function makeReader(client: pg.Client, table: Table, columns: string[]) {
  await client.query('drop table if exists pg_temp.copied');
  await client.query(
    `create temporary table copied on commit drop as
    select ${listed(columns)} from ${placeOf(table)} with no data`,
  );
  const read = table.written.map((name) => `(r).${quote(name)}`).join(', ');
  return async (lines: string[]): Promise<void> => {
    await client.query(
      `insert into ${placeOf(table)} (${listed(table.written)}) overriding system value
      select ${read} from (
        select line::pg_temp.copied as r from unnest($1::text[]) with ordinality as u (line, n)
        order by n offset 0
      ) as read`,
      [lines.map((line) => JSON.parse(line))],
    );
  };
}

/** Counts and hashes lines as they pass. */
export function createTally() {
  const sha256 = createHash('sha256');
  let rows = 0;
  return {
    add(lines: string[]): void {
      rows += lines.length;
      for (const line of lines) sha256.update(line);
    },
    result: () => ({ rows, sha256: sha256.digest('hex') }),
  };
}

/** Tells whether the same lines passed, in whichever order: each database sorts texts in its own way. */
export function createSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines: string[]): void {
      rows += lines.length;
      for (const line of lines) sum += BigInt(`0x${hash('sha256', line)}`);
    },
    result: () => `${rows} ${sum}`,
  };
}
