import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { addOffers } from '#tests/support/loan-form.ts';
import { freezePostgres, postgresProcesses, signal } from '#tests/support/postgres-processes.ts';
import { type ServerProcess, type Settings, startServer } from '../server-process.ts';
import type { Stage } from '../stage.ts';

export const PASSWORD = 'Right-Horse-7';
const LONGEST_RETURN_MS = 60_000;

type Wanted = {
  name: string;
  /** The database is the product's own, or a cluster of the operator's. */
  database: 'embedded' | 'own';
  settings?: Partial<Settings>;
};

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The product as it is run in earnest, at one address through all of its starts. */
export async function openHouse(stage: Stage, { name, database, settings = {} }: Wanted) {
  const dataDir = join(stage.folder, name);
  const secretKey = randomBytes(32).toString('hex');
  const port = await findFreePort();
  const own = database === 'own' ? await startCluster(stage, name) : undefined;
  const clusterDir = own?.dataDir ?? dataDir;
  const start = () =>
    startServer(stage, name, {
      PORT: String(port),
      DEMO: '0',
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: PASSWORD,
      SECRET_KEY: secretKey,
      SMS_ALLOW_PRIVATE: '1',
      ...(own && { DATABASE_URL: own.url }),
      ...settings,
    });
  let server: ServerProcess = await start();
  const { origin, databaseUrl } = server;
  const opened: Database = openDatabase(databaseUrl, createLogger('silent'), 3);
  stage.onClear(() => opened.close());
  const offers = await addOffers(opened.db);

  return {
    origin,
    databaseUrl,
    dataDir,
    secretKey,
    offers,
    db: opened.db,
    pool: opened.pool,
    server: () => server,
    restart: async () => {
      server = await start();
    },
    killServer: () => server.stop('SIGKILL'),
    /** Its postmaster, or one of the processes that answer: then all of them start anew. */
    killDatabase: (whom: 'postmaster' | 'backend', at = 0) => {
      const [postmaster = 0, ...backends] = postgresProcesses(clusterDir);
      const victim = whom === 'postmaster' ? postmaster : backends[at % backends.length];
      signal([victim ?? postmaster], 'SIGKILL');
    },
    /** Answers nothing any more, and ends nothing, until it is thawed. */
    freezeDatabase: () => freezePostgres(clusterDir),
    /** False where it did not come back by itself. */
    isBack: async () => {
      for (const end = Date.now() + LONGEST_RETURN_MS; Date.now() < end; await delay(50)) {
        if (server.hasEnded()) return false;
        const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
        if (answer?.ok) return true;
      }
      return false;
    },
  };
}

async function startCluster(stage: Stage, name: string) {
  const dataDir = join(stage.folder, `${name}-cluster`);
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  stage.onClear(stop);
  return { url, dataDir };
}
