// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMigration } from './migration-rules.mjs';

const folder = join(import.meta.dirname, '..', 'db', 'migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const broken = files.flatMap((name) =>
  checkMigration(readFileSync(join(folder, name), 'utf8')).map((line) => `${name}: ${line}`),
);
console.log([`${files.length} migrations looked at`, ...broken].join('\n'));
if (broken.length > 0)
  console.log(
    'See "Two versions at once" in docs/operations.md; a file that cannot keep to it says "-- needs a pause: why".',
  );
process.exitCode = broken.length === 0 ? 0 : 1;
