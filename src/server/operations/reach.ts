import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '#server/platform/settings.ts';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { formatDatabaseUrl } from '#server/postgres/owner.ts';
import { findPostmaster } from '#server/postgres/postmaster.ts';

export type Reached = { url: string; stop(): Promise<void> };

/** The database of the settings; an embedded one that runs is used, one that does not is started. */
export async function reachDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Reached> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) {
    await (await connect(databaseUrl)).end();
    return { url: databaseUrl, stop: async () => undefined };
  }
  const running = findPostmaster(join(dataDir, 'postgres', 'data'))?.socketFolder;
  if (running && (await answers(formatDatabaseUrl(running)))) {
    return { url: formatDatabaseUrl(running), stop: async () => undefined };
  }
  return startEmbeddedPostgres({ dataDir });
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await connect(url)).end();
    return true;
  } catch {
    return false;
  }
}

/** A connection without the time limits of requests. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'chanote operations' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const message = (error as Error).message || errorCode(error);
    throw new StartupError(
      `The database cannot be reached (${message}): check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
}
