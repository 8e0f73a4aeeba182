import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartupError } from './startup-error.ts';

const problems: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its place',
  ENOENT: 'its file system takes no folders',
  ENOSPC: 'the disk is full',
};

/** Makes a folder that can be written to, or says what is in the way and what to do about it. */
export async function makeWritable(
  folder: string,
  mode: number,
  { name, remedy }: { name: string; remedy: string },
): Promise<void> {
  try {
    await makeFolder(folder, mode);
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new StartupError(
      `The ${name} ${folder} cannot be used because ${problems[code] ?? `of ${code}`}: ${remedy}.`,
    );
  }
}

/** By hand because mkdir's `recursive` never returns where the file system takes no folders (/proc). */
async function makeFolder(folder: string, mode: number): Promise<void> {
  const isPresent = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isPresent) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder);
    await chmod(folder, mode);
  } catch (error) {
    // Made in this moment by another start, unless it is a file.
    if (errorCode(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  }
}
