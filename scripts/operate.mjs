// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './bootstrap.mjs';
import { serverEnvironment } from './server-command.mjs';

const program = 'build/server/operate.js';
const isThere = (/** @type {string} */ path) => existsSync(join(import.meta.dirname, '..', path));

// Neither installed nor built here: a server may be running out of this folder.
if (isThere('node_modules') && isThere(program)) {
  runNode([program, ...process.argv.slice(2)], { env: serverEnvironment });
} else {
  console.error(
    'Chanote is not built in this folder: run npm ci and npm run build there, then this command again.',
  );
  process.exitCode = 1;
}
