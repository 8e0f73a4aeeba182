import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { basename, isAbsolute, join } from 'node:path';
import { readArguments } from '#server/platform/process-table.ts';

export const socketPort = 5432;
export const socketName = `.s.PGSQL.${socketPort}`;

export type Postmaster = { pid: number; socketFolder: string; argv: string[] };

/** Greater than any process id Linux gives out. */
const impossiblePid = 4_194_305;

/** The live server of a cluster, whoever started it. */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const lines = readLockFile(join(clusterFolder, 'postmaster.pid'));
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  const argv = readArguments(pid);
  if (!isPostmasterOf(argv, clusterFolder)) return undefined;
  return { pid, argv, socketFolder: lines[4] ?? '' };
}

/** The folder of the socket that a server noted, whether or not that server lives. */
export function readNotedSocketFolder(clusterFolder: string): string | undefined {
  return readLockFile(join(clusterFolder, 'postmaster.pid'))?.[4] || undefined;
}

/**
 * PostgreSQL takes a lock file for live when any process of its user now has the noted id. The id is
 * replaced rather than the file removed, so that PostgreSQL still looks for surviving backends.
 */
export function disarmStaleLocks(clusterFolder: string, socketFolder: string): void {
  const locks = [join(clusterFolder, 'postmaster.pid'), join(socketFolder, `${socketName}.lock`)];
  for (const file of locks) {
    const lines = readLockFile(file);
    if (!lines || isPostmasterOf(readArguments(Number(lines[0])), clusterFolder)) continue;
    if (lines[0]) writeFileSync(file, [impossiblePid, ...lines.slice(1)].join('\n'));
    else if (Date.now() - statSync(file).mtimeMs > 1000) rmSync(file, { force: true });
  }
}

/** True also for a server whose process cannot be seen from here, such as one in another container. */
export function answersOnSocket(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(socketFolder, socketName));
    const settle = (answers: boolean) => () => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', settle(true)).once('error', settle(false));
  });
}

function isPostmasterOf(argv: string[], clusterFolder: string): boolean {
  if (basename(argv[0] ?? '') !== 'postgres') return false;
  const folder = argv[argv.indexOf('-D') + 1];
  // In doubt it is ours: to start a second server on the same files would be far worse.
  return !argv.includes('-D') || !folder || !isAbsolute(folder) || isSame(folder, clusterFolder);
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return one === other;
  }
}

function readLockFile(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
