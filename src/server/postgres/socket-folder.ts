import { chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';
import type { Account } from './account.ts';
import { readNotedSocketFolder, socketName } from './postmaster.ts';

/** What fits into the address of a Unix socket, its closing zero left out. */
const longestSocketPath = 107;

const temporaryPrefix = '/tmp/chanote-';

const isTemporary = (folder: string) => folder.startsWith(temporaryPrefix);

/** A server that still runs keeps its folder: the caller must find the very same socket. */
export async function chooseSocketFolder(parent: string, clusterFolder: string): Promise<string> {
  const usual = join(parent, 'socket');
  if (Buffer.byteLength(join(usual, socketName)) <= longestSocketPath) return usual;
  const noted = readNotedSocketFolder(clusterFolder);
  return noted && isTemporary(noted) ? noted : mkdtemp(temporaryPrefix);
}

/** Its mode is the only guard of the database, so a folder prepared by someone else will not do. */
export async function guardSocketFolder(folder: string, account: Account | undefined) {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const trusted = [process.getuid?.(), account?.uid];
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new StartupError(
      `The folder ${folder} of the database's socket belongs to someone else: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

export async function removeTemporarySocketFolder(folder: string): Promise<void> {
  if (isTemporary(folder)) await rm(folder, { recursive: true, force: true });
}
