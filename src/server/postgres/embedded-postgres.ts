import { chmod, mkdir, readdir, rm, stat, truncate } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { removeAbandonedDrafts } from '#server/platform/atomic-folder.ts';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';
import { assertReachable, chooseAccount } from './account.ts';
import { installPostgresBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { ensureDatabase, formatDatabaseUrl } from './owner.ts';
import { findPostmaster } from './postmaster.ts';
import { type PostgresServer, stopPostmaster } from './process.ts';
import { chooseSocketFolder, removeTemporarySocketFolder } from './socket-folder.ts';
import { findOrStartServer } from './starting.ts';

const largestLog = 10 * 1024 * 1024;

type EmbeddedPostgresOptions = {
  dataDir: string;
  config?: Record<string, string>;
  log?: (message: string) => void;
};

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {} } = options;
  const server = await prepareServer(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  let owner: pg.Client | undefined;
  let revival = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const raise = async (): Promise<pg.Client> => {
    const session = await findOrStartServer(server, { dataDir, log, signal });
    owner = session;
    session.once('end', () => {
      owner = undefined;
      if (!signal.aborted) revival = revive();
    });
    return session;
  };
  const revive = async (): Promise<void> => {
    for (let pause = 100; !owner && !signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        await delay(pause, undefined, { signal });
        await raise();
      } catch (error) {
        if (!signal.aborted) log(`The embedded database is down: ${String(error)}`);
      }
    }
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    await revival;
    // The lock is held until the server is gone: a successor waits instead of joining a dying one.
    const postmaster = owner && findPostmaster(server.clusterFolder);
    if (postmaster) await stopPostmaster(postmaster);
    await owner?.end().catch(() => {});
    if (postmaster) await removeTemporarySocketFolder(server.socketFolder);
  };

  try {
    await ensureDatabase(await raise());
    await removeOldBinaries(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: formatDatabaseUrl(server.socketFolder),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function prepareServer({
  dataDir,
  config = {},
}: EmbeddedPostgresOptions): Promise<PostgresServer> {
  const parent = join(dataDir, 'postgres');
  const clusterFolder = join(parent, 'data');
  const logFile = join(dataDir, 'postgres.log');
  try {
    await mkdir(parent, { recursive: true });
    const account = await chooseAccount(clusterFolder);
    await chmod(parent, account ? 0o711 : 0o700);
    if (account) await assertReachable(parent, account);
    await removeAbandonedDrafts(parent);
    const binaries = await installPostgresBinaries(parent);
    await prepareCluster(clusterFolder, binaries, account);
    await shortenLog(logFile);
    const socketFolder = await chooseSocketFolder(parent, clusterFolder);
    const executable = binaries.postgres;
    return { executable, clusterFolder, socketFolder, logFile, account, config };
  } catch (error) {
    if (error instanceof StartupError || errorCode(error) === undefined) throw error;
    throw new StartupError(
      `The embedded database cannot be prepared in ${parent} (${(error as Error).message}): repair that folder's owner, mode or free space, set DATA_DIR to another folder, or set DATABASE_URL.`,
    );
  }
}

async function shortenLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await truncate(file);
}

async function removeOldBinaries(server: PostgresServer): Promise<void> {
  const parent = join(server.clusterFolder, '..');
  const current = basename(join(server.executable, '../..'));
  for (const name of await readdir(parent)) {
    if (!name.startsWith('server-') || name === current || name.endsWith('.draft')) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
