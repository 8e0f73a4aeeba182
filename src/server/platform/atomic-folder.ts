import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { readArguments } from './process-table.ts';
import { errorCode } from './startup-error.ts';

const draftName = /\.([0-9a-f]{8})-(\d+)-[0-9a-f]{8}\.draft$/;

/** A folder may be shared by several machines, on which the same process id is another process. */
const thisMachine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** What is worked on is written to at least once in a while: nothing takes a day. */
const longestWorkMs = 86_400_000;

/** The name of something that is not whole yet; it says who makes it. */
export function draftOf(target: string): string {
  return `${target}.${thisMachine}-${process.pid}-${randomBytes(4).toString('hex')}.draft`;
}

/** A folder appears under its name complete or not at all, however the process ends. */
export async function buildFolder(
  target: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = draftOf(target);
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

/** Of this machine, whose maker is gone; of another one, which nobody has touched for a day. */
export async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.draft') || !(await isAbandoned(join(folder, name)))) continue;
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

async function isAbandoned(path: string): Promise<boolean> {
  const [, machine, maker] = draftName.exec(path) ?? [];
  if (machine === thisMachine && !isAtWork(Number(maker))) return true;
  const touched = await stat(path).catch(() => undefined);
  return touched !== undefined && Date.now() - touched.mtimeMs > longestWorkMs;
}

const isAtWork = (pid: number) => pid !== process.pid && readArguments(pid).length > 0;
