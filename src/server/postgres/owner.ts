import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';
import { socketPort } from './postmaster.ts';

/** "chanote" in ASCII. Advisory locks belong to one database; this one is taken in `postgres`. */
const ownerLock = BigInt(`0x${Buffer.from('chanote').toString('hex')}`).toString();

const handoverPatience = 2000;

export function formatDatabaseUrl(socketFolder: string, database = 'chanote'): string {
  const place = new URLSearchParams({
    host: socketFolder,
    port: String(socketPort),
    user: 'chanote',
    // Said here so that the caller's PGSSLMODE is not applied to the socket.
    sslmode: 'disable',
  });
  return `postgres:///${database}?${place.toString().replaceAll('+', '%20')}`;
}

/** Undefined while the server does not take connections yet. */
export async function tryConnect(socketFolder: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: formatDatabaseUrl(socketFolder, 'postgres'),
    application_name: 'chanote owner',
    connectionTimeoutMillis: 5000,
  });
  // A lost connection is noticed by its 'end'; without a listener 'error' would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (/^(28|3D|EACCES)/.test(errorCode(error) ?? '')) {
      throw new StartupError(
        `The embedded database refuses its owner (${(error as Error).message}): undo the change to its pg_hba.conf or its folder's mode.`,
      );
    }
    return undefined;
  }
}

/** The owner's session ends with its process, and the lock with it, so a dead owner bars nobody. */
export async function takeOwnership(client: pg.Client, dataDir: string): Promise<void> {
  const start = Date.now();
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [ownerLock],
    );
    if (rows[0]?.taken) return;
    if (Date.now() - start > handoverPatience) throw inUse(dataDir);
    await delay(50);
  }
}

export async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'chanote'");
  if (!rowCount) await client.query('create database chanote');
}

export function inUse(dataDir: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by another running Chanote: stop that one, or set DATA_DIR to another folder.`,
  );
}
