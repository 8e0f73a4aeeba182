import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { isPrivateFile } from './private-files.ts';
import type { FileStore } from './store.ts';

type SweepParts = { db: Db; store: FileStore; log: Logger };

const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** More than this, and more than a tenth of all: rather the database is not this store’s. */
const [MOST_AT_LEAST, MOST_SHARE] = [20, 0.1];

/**
 * Removes encrypted files that no row names: a process that dies between storing a file and writing
 * its row leaves one. All names are looked up before the first file goes, so where they cannot be
 * read nothing is removed; nor is what is younger than a day, whose row may still be on its way.
 */
export async function sweepFiles(
  { db, store, log }: SweepParts,
  /** Further queries for a `key`, of names that do not stand in a column called `file_key`. */
  namedElsewhere: readonly SQL[],
  now = new Date(),
): Promise<number> {
  const names = [...(await nameColumns(db)), ...namedElsewhere];
  const orphans: string[] = [];
  let seen = 0;
  for await (const keys of inBatches(store.list(new Date(now.getTime() - DAY_MS)))) {
    seen += keys.length;
    for (const key of await findUnnamed(db, names, keys))
      if (await isPrivateFile(store, key)) orphans.push(key);
  }
  if (orphans.length > MOST_AT_LEAST && orphans.length > seen * MOST_SHARE) {
    log.error(
      { orphans: orphans.length, files: seen },
      'too many files that no row names: none was removed, check that database and file store belong together',
    );
    return 0;
  }
  for (const key of orphans) await store.remove(key);
  if (orphans.length > 0) log.info({ removed: orphans.length }, 'removed files that no row names');
  return orphans.length;
}

/** As a backup finds them: a new kind of document is known without being listed anywhere. */
async function nameColumns(db: Db): Promise<SQL[]> {
  const { rows } = await db.execute<{ place: string; name: string }>(sql`
    select c.oid::regclass::text as place, quote_ident(a.attname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind = 'r' and n.nspname = 'public'
      and (a.attname = 'file_key' or (c.relname = 'stored_file' and a.attname = 'key'))`);
  if (rows.length === 0) throw new Error('no table names files');
  return rows.map(({ place, name }) => sql.raw(`select ${name} as key from ${place}`));
}

async function findUnnamed(db: Db, names: readonly SQL[], keys: string[]): Promise<string[]> {
  const isNamed = names.map(
    (query) => sql`exists (select from (${query}) as named where named.key = given.key)`,
  );
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) as given(key)
    where not (${sql.join(isNamed, sql` or `)})`);
  return rows.map(({ key }) => key);
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
