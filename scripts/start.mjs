// @ts-check
import { prepare, runNode } from './bootstrap.mjs';

await prepare({ build: true });
runNode(['src/server/main.ts'], { env: { NODE_ENV: 'production' } });
