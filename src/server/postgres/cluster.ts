import { spawn } from 'node:child_process';
import { chmod, chown, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildFolder } from '#server/platform/atomic-folder.ts';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';
import type { Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';

/** Without the PG* variables of the caller, which would redirect the programs. */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

export async function prepareCluster(
  folder: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
): Promise<void> {
  const found = await readClusterVersion(folder);
  if (found === undefined) {
    await buildFolder(folder, (draft) => initializeCluster(draft, binaries, account));
  } else if (found !== binaries.major) {
    throw new StartupError(
      `The database in ${folder} is of PostgreSQL ${found} but this Chanote brings PostgreSQL ${binaries.major}: dump it with the Chanote that made it and load the dump here, or move the folder away to begin anew.`,
    );
  }
  await chmod(folder, 0o700);
}

async function readClusterVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const strangers = await readdir(folder).catch(() => []);
  if (strangers.length === 0) return undefined;
  throw new StartupError(
    `The folder ${folder} holds files but no database: move it away to begin anew, or restore the database there from a backup.`,
  );
}

async function initializeCluster(
  folder: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
): Promise<void> {
  if (account) await chown(folder, account.uid, account.gid);
  const access = ['--username=chanote', '--auth-local=trust', '--auth-host=reject'];
  const texts = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const initdb = spawn(binaries.initdb, [`--pgdata=${folder}`, ...access, ...texts], {
    ...account,
    cwd: dirname(folder),
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    initdb.once('error', reject).once('close', resolve);
  });
  const [code, complaints] = await Promise.all([exited, text(initdb.stderr)]);
  if (code === 0) return;
  const reason = complaints.split('\n').find((line) => line.includes('error:')) ?? complaints;
  throw new StartupError(
    `The embedded database could not be created in ${dirname(folder)} (${reason.trim()}): make room or repair that folder, set DATA_DIR to another, or set DATABASE_URL.`,
  );
}
