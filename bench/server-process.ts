import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { formatDatabaseUrl } from '#server/postgres/owner.ts';
import { findPostmaster } from '#server/postgres/postmaster.ts';
import { stopPostmaster } from '#server/postgres/process.ts';
import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs';
import { type Stage, stopChild } from './stage.ts';

const LONGEST_START_MS = 60_000;

/** Whatever the caller's environment says, every run measures the same server. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'http://chanote.test',
  LOG_LEVEL: 'info',
  DEMO: '1',
  ROLE: 'all',
  DATABASE_URL: '',
  SECRET_KEY: '',
  ADMIN_PASSWORD: '',
  METRICS_TOKEN: '',
  TRUST_PROXY: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  CAPTCHA_PROVIDER: '',
};

export type ServerProcess = {
  origin: string;
  pid: number;
  databaseUrl: string;
  /** From spawning it until it said it was ready. */
  startSeconds: number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** The product as `npm start` runs it, on a data folder of this run. */
export async function startServer(
  stage: Stage,
  data = 'data',
  settings: Partial<typeof SETTINGS> = {},
): Promise<ServerProcess> {
  const dataDir = join(stage.folder, data);
  const logFile = join(stage.folder, `${data}.log`);
  const cluster = join(dataDir, 'postgres', 'data');
  const log = openSync(logFile, 'w');
  // A server that ends before it is ready leaves its database running.
  stage.onClear(async () => {
    const postmaster = findPostmaster(cluster);
    if (postmaster) await stopPostmaster(postmaster);
  });
  const start = performance.now();
  const env = { ...serverEnvironment, ...SETTINGS, ...settings, DATA_DIR: dataDir };
  const child = stage.spawnNode(serverArguments, env, log);
  closeSync(log);

  while (performance.now() - start < LONGEST_START_MS && child.exitCode === null) {
    const origin = /ready at (\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (origin && (await fetch(`${origin}/readyz`)).ok) {
      const startSeconds = (performance.now() - start) / 1000;
      const postmaster = findPostmaster(cluster);
      if (!postmaster || !child.pid) throw new Error('The server runs, but not its database.');
      return {
        origin,
        pid: child.pid,
        databaseUrl: formatDatabaseUrl(postmaster.socketFolder),
        startSeconds,
        stop: (signal) => stopChild(child, signal),
      };
    }
    await delay(10);
  }
  throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
}
