import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { formatDatabaseUrl } from '#server/postgres/owner.ts';
import { findPostmaster } from '#server/postgres/postmaster.ts';
import { stopPostmaster } from '#server/postgres/process.ts';
import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs';
import { type Stage, stopChild } from './stage.ts';

const LONGEST_START_MS = 180_000;

/** Whatever the caller's environment says, every run measures the same server. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'http://chanote.test',
  LOG_LEVEL: 'info',
  NODE_OPTIONS: '',
  DEMO: '1',
  ROLE: 'all',
  WORKERS: '1',
  DATABASE_URL: '',
  SECRET_KEY: '',
  ADMIN_PASSWORD: '',
  METRICS_TOKEN: '',
  TRUST_PROXY: '',
  SMTP_URL: '',
  SMS_ALLOW_PRIVATE: '',
  MAIL_FROM: '',
  CAPTCHA_PROVIDER: '',
};

export type Settings = Record<keyof typeof SETTINGS, string>;

export type ServerProcess = {
  origin: string;
  pid: number;
  databaseUrl: string;
  hasEnded: () => boolean;
  /** From spawning it until it said it was ready. */
  startSeconds: number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** The product as `npm start` runs it, on a data folder of this run. */
export async function startServer(
  stage: Stage,
  data = 'data',
  settings: Partial<Settings> = {},
): Promise<ServerProcess> {
  const dataDir = join(stage.folder, data);
  const logFile = join(stage.folder, `${data}.log`);
  const cluster = join(dataDir, 'postgres', 'data');
  // What was said before by one that was killed is kept, for whoever looks for the cause.
  const said = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, 'a');
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
    const origin = /ready at (\S+)/.exec(readFileSync(logFile).subarray(said).toString())?.[1];
    if (origin && (await isReady(origin))) {
      const startSeconds = (performance.now() - start) / 1000;
      const postmaster = findPostmaster(cluster);
      const databaseUrl =
        settings.DATABASE_URL || (postmaster && formatDatabaseUrl(postmaster.socketFolder));
      if (!databaseUrl || !child.pid) throw new Error('The server runs, but not its database.');
      return {
        origin,
        pid: child.pid,
        databaseUrl,
        startSeconds,
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
        stop: (signal) => stopChild(child, signal),
      };
    }
    await delay(10);
  }
  throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
