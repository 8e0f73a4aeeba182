import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArguments } from './process-table.ts';
import { errorCode } from './startup-error.ts';

const draftName = /\.(\d+)-[0-9a-f]+\.draft$/;

/** A folder appears under its name complete or not at all, however the process ends. */
export async function buildFolder(
  target: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${target}.${process.pid}-${randomBytes(4).toString('hex')}.draft`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await fill(draft);
    await rename(draft, target);
    await flushFolder(dirname(target));
  } catch (error) {
    // Another process that started at the same moment finished first: its folder is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

export async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = draftName.exec(name)?.[1];
    if (maker === undefined || isAtWork(Number(maker))) continue;
    // A program left behind by the killed maker may still write there; the next start tries again.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isAtWork = (pid: number) => pid !== process.pid && readArguments(pid).length > 0;
