import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '#server/platform/migrate.ts';

/** A new folder with the migrations of the product and more behind them. */
export async function migrationsWith(more: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  let { when, idx } = journal.entries.at(-1);
  for (const [tag, sql] of Object.entries(more)) {
    [when, idx] = [when + 1, idx + 1];
    journal.entries.push({ ...journal.entries.at(-1), idx, when, tag });
    await writeFile(join(folder, `${tag}.sql`), sql);
  }
  await writeFile(file, JSON.stringify(journal));
  return folder;
}
