import pg from 'pg';
import { keysIn, type PrivateFileTable } from './kept.ts';
import type { Manifest, TableCopy } from './manifest.ts';

export type Table = Pick<TableCopy, 'schema' | 'name' | 'columns'> & {
  /** Those that can be written. */
  written: string[];
  /** What gives the rows an order of their own. */
  key: string[];
};

/** Everything the product keeps; what migrations write about themselves is written by them again. */
const OURS = `n.nspname in ('public', 'graphile_worker')
  and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')`;

export const quote = (name: string) => pg.escapeIdentifier(name);
export const placeOf = ({ schema, name }: { schema: string; name: string }) =>
  `${quote(schema)}.${quote(name)}`;

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as written,
      coalesce((select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
        from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and ${OURS}
    group by n.nspname, c.relname, c.oid order by 1, 2`);
  return rows;
}

export async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(`
    select n.nspname as schema, c.relname as name,
      pg_sequence_last_value(c.oid)::text as value
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} order by 1, 2`);
  return rows;
}

export async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(`
    select f.conrelid::regclass::text as place, f.conname as name,
      pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and ${OURS}`);
  return rows;
}

/**
 * The keys of all files that rows name: those of the store's own table, every column called
 * `file_key`, so that a new kind of document is in the next backup without being listed anywhere, and
 * what is known to name private files otherwise. A database of before has not all of the tables yet.
 */
export async function listFileKeys(
  client: pg.Client,
  known: readonly PrivateFileTable[],
): Promise<string[]> {
  const { rows: columns } = await client.query<{ place: string; name: string }>(`
    select c.oid::regclass::text as place, quote_ident(a.attname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind = 'r' and ${OURS}
      and (a.attname = 'file_key' or (c.relname = 'stored_file' and a.attname = 'key'))`);
  const there = new Set((await listTables(client)).map(({ name }) => name));
  const parts = [
    ...columns.map(({ place, name }) => `select ${name} as key from ${place}`),
    ...known.filter(({ table }) => there.has(table)).map(keysIn),
  ];
  const { rows } = await client.query<{ key: string }>(
    `select key from (${parts.join(' union ')}) as named where key is not null order by 1`,
  );
  return rows.map(({ key }) => key);
}

/** When the migrations were written that this database has; none where it has no tables yet. */
export async function listMigrations(client: pg.Client): Promise<number[]> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0].there) return [];
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}
