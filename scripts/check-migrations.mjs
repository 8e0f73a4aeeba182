// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMigration } from './migration-rules.mjs';

/** Those before it were written when no release had to outlive them. */
const FIRST_HELD = 42;

const folder = join(import.meta.dirname, '..', 'db', 'migrations');
const held = readdirSync(folder).filter(
  (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST_HELD,
);
const broken = held.flatMap((name) =>
  checkMigration(readFileSync(join(folder, name), 'utf8')).map((line) => `${name}: ${line}`),
);
console.log([`${held.length} migrations looked at`, ...broken].join('\n'));
if (broken.length > 0)
  console.log(
    'See "Two versions at once" in docs/operations.md; a file that cannot keep to it says "-- needs a pause: why".',
  );
process.exitCode = broken.length === 0 ? 0 : 1;
