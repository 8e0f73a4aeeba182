// @ts-check
import { prepare, runNode } from './bootstrap.mjs';

await prepare({ build: true });
// The young generation grows under load and stays grown: 16 MB are as quick as the default's 32.
runNode(['--max-semi-space-size=16', 'src/server/main.ts'], { env: { NODE_ENV: 'production' } });
