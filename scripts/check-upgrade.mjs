// @ts-check
import { prepare, runNode } from './bootstrap.mjs';

await prepare({ build: true });
runNode(['tests/upgrade/run.ts', ...process.argv.slice(2)]);
