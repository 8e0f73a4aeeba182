import { createHash } from 'node:crypto';
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

/**
 * The rows of a table, each as one line: the text of the whole row in the database's own spelling,
 * which it reads back exactly, in JSON because it may hold line ends. In the order of the key.
 */
export async function* readRows(client: pg.Client, table: Table): AsyncGenerator<string[]> {
  const order = table.key.length ? table.key.map((name) => `t.${quote(name)}`).join(', ') : '1';
  await client.query(
    `declare rows no scroll cursor for select t::text as row from ${placeOf(table)} t order by ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from rows`);
    if (!rows.length) break;
    yield rows.map(({ row }) => `${JSON.stringify(row)}\n`);
  }
  await client.query('close rows');
}

export async function insertRows(client: pg.Client, table: Table, lines: string[]): Promise<void> {
  const names = table.written.map(quote);
  await client.query(
    `insert into ${placeOf(table)} (${names.join(', ')}) overriding system value
    select ${names.map((name) => `(r).${name}`).join(', ')} from (
      select line::${placeOf(table)} as r from unnest($1::text[]) with ordinality as u (line, n)
      order by n offset 0
    ) as read`,
    [lines.map((line) => JSON.parse(line))],
  );
}

/** Counts and hashes lines as they pass. */
export function createTally() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: string[]): void {
      rows += lines.length;
      for (const line of lines) hash.update(line);
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
