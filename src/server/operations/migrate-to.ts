import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { MIGRATIONS, migrateDatabase } from '#server/platform/migrate.ts';
import { BASELINE, isFromBeforeRelease } from './before-release.ts';

const Journal = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

async function readJournal() {
  return Journal.parse(JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')));
}

/**
 * How many of this version's migrations make a database as one with these; undefined where this
 * version of the program does not know how that looks.
 */
export async function findLevel(migrations: number[]): Promise<number | undefined> {
  if (isFromBeforeRelease(migrations)) return BASELINE;
  const { entries } = await readJournal();
  const known = entries.slice(0, migrations.length).map(({ when }) => when);
  const isKnown =
    known.length === migrations.length && known.every((when, n) => when === migrations[n]);
  return isKnown ? known.length : undefined;
}

/** Brings an empty database to where another stood, which may have been an older version's. */
export async function migrateTo(url: string, count: number): Promise<void> {
  const journal = await readJournal();
  const folder = await mkdtemp(join(tmpdir(), 'chanote-migrations-'));
  try {
    const entries = journal.entries.slice(0, count);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    await migrateDatabase(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
