import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartupError } from './startup-error.ts';

/**
 * A statement that waits for its lock makes everybody wait who comes after it. So it gives way soon,
 * and comes again: others go on serving meanwhile.
 */
const LOCK_WAIT = '1s';
const PAUSE_MS = 1_000;
const MOST_TRIES = 120;

/** Lock not available, and deadlock: another time it may do. */
const GAVE_WAY = new Set(['55P03', '40P01']);

/**
 * Applies what is new, each migration in a transaction of its own, so that no lock is held for longer
 * than its own migration takes. The table is drizzle's, as its own migrator keeps it.
 */
export async function applyMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  // What a crash takes away is applied again: nobody needs to wait for the disk each time.
  await client.query('set synchronous_commit = off');
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const migrations = readMigrationFiles({ migrationsFolder });
  const [first, last] = [Number(rows[0]?.first ?? Infinity), Number(rows[0]?.last ?? 0)];
  if (first < (migrations[0]?.folderMillis ?? 0)) throw fromBefore();
  for (const migration of migrations)
    if (migration.folderMillis > last) await applyPatiently(client, migration);
}

/** Its migrations began before ours do: those of the first release begin anew. */
function fromBefore(): StartupError {
  return new StartupError(
    'This database is from before the first release of Chanote and is left as it is: back it up with the version that made it (npm run backup -- /backups), then restore that backup with this one (npm run restore -- /backups/chanote-…) into an empty database.',
  );
}

async function applyPatiently(client: pg.Client, migration: MigrationMeta): Promise<void> {
  const apply = migration.sql.some((statement) => /\bconcurrently\b/i.test(statement))
    ? applyBeside
    : applyWhole;
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!GAVE_WAY.has(code) || tries === MOST_TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function applyWhole(client: pg.Client, migration: MigrationMeta): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
    for (const statement of migration.sql) await client.query(statement);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Indexes that are built beside those who write allow no transaction: such a file can be begun anew. */
async function applyBeside(client: pg.Client, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await client.query(statement);
  await record(client, migration);
}

async function record(client: pg.Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, folderMillis],
  );
}
