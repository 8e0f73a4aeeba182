// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the SQL for changed tables (`-- --name what`), or an empty file for SQL written by hand
 * (`-- --custom --name what`). drizzle-kit compares with its newest picture of the tables, 300 KB
 * each; older ones are of use to nobody.
 */
const root = join(import.meta.dirname, '..');
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});

const folder = join(root, 'db', 'migrations', 'meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
process.exitCode = status ?? 1;
