// @ts-check
import { prepare, runNode } from './bootstrap.mjs';

await prepare({ build: true });
runNode(['bench/faults/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
