import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { applyMigrations } from './apply-migrations.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { StartupError } from './startup-error.ts';

const OLDEST_SERVER = 15;
const TURN_MS = 200;
export const MIGRATIONS = join(PROJECT_ROOT, 'db/migrations');

/** Brings the database to this version of the program, or to what another folder holds. */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'chanote migration' });
  client.on('error', () => undefined);
  await connect(client, url);
  try {
    await takeTurn(client);
    await applyMigrations(client, migrationsFolder);
    await migrateQueue(url);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { message } =
      (error as Error).cause instanceof Error
        ? (error as { cause: Error }).cause
        : (error as Error);
    throw new StartupError(
      `The database at ${describePlace(url)} could not be brought to this version (${message}): point DATABASE_URL or DATA_DIR at a database that only Chanote has changed, or restore a backup.`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Two instances that start at once migrate one after the other. Asked again and again: a statement that
 * waits would itself be waited for by an index that is built beside others.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  const ask = 'select pg_try_advisory_lock($1) as taken';
  while (!(await client.query(ask, [ADVISORY_LOCKS.migration])).rows[0].taken) await pause(TURN_MS);
}

/** On a pool of our own: the library's may outlive the call, and the database may be stopped next. */
async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    application_name: 'chanote migration',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: new WorkerLogger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

async function connect(client: pg.Client, url: string): Promise<void> {
  const place = describePlace(url);
  try {
    await client.connect();
  } catch (error) {
    const cause =
      error instanceof Error ? error.message || (error as { code?: string }).code : error;
    throw new StartupError(
      `The database at ${place} cannot be reached (${cause}): check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
  const { rows } = await client.query('show server_version_num');
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major < OLDEST_SERVER) {
    await client.end();
    throw new StartupError(
      `The database at ${place} is PostgreSQL ${major}, and ${OLDEST_SERVER} or newer is needed: upgrade the server or point DATABASE_URL at another.`,
    );
  }
}

/** Host and database without the password. */
function describePlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}
