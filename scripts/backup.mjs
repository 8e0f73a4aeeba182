// @ts-check
import { prepare, runNode } from './bootstrap.mjs';

await prepare({ build: false });
runNode(['src/server/operate.ts', 'backup', ...process.argv.slice(2)]);
