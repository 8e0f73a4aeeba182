import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: it then runs as the owner of its files, at first `nobody`. */
export async function chooseAccount(clusterFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch((error) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = await findNobody();
  // Restored by root from a backup that did not keep the owner.
  if (owner) await giveTree(clusterFolder, account);
  return account;
}

async function findNobody(): Promise<Account> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  if (uid === undefined || gid === undefined) {
    throw new StartupError(
      'The embedded database cannot run as root and this system has no user nobody: start Chanote as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

async function giveTree(path: string, account: Account): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory();
  if (isFolder) for (const name of await readdir(path)) await giveTree(join(path, name), account);
  await chown(path, account.uid, account.gid);
}

export async function assertReachable(folder: string, account: Account): Promise<void> {
  for (let step = folder; ; step = dirname(step)) {
    const { mode, uid, gid } = await stat(step);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) {
      throw new StartupError(
        `The embedded database runs as user ${account.uid}, who may not enter ${step}: set DATA_DIR to a folder outside it, such as /var/lib/chanote, or run chmod o+x ${step}.`,
      );
    }
    if (step === dirname(step)) return;
  }
}
