// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, runtimeEnvironment } from './bootstrap.mjs';

const root = join(import.meta.dirname, '..');
const floors = ['src/contract', 'src/server', 'src/web/public', 'src/web/office'];
const features = process.argv.slice(2);
/** @param {string} floor */
const rooms = (floor) =>
  readdirSync(join(root, floor), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const known = new Set(floors.flatMap(rooms));
const unknown = features.filter((feature) => !known.has(feature));

if (features.length === 0 || unknown.length > 0) {
  console.error(`npm run test:quick -- <feature>…: one of ${[...known].sort().join(', ')}`);
  process.exit(1);
}
await prepare({ build: true });
const folders = features.flatMap((feature) => floors.map((floor) => `${floor}/${feature}/`));
const { status } = spawnSync('vitest', ['run', '--passWithNoTests', ...folders], {
  cwd: root,
  stdio: 'inherit',
  env: runtimeEnvironment(),
});
process.exitCode = status ?? 1;
