// @ts-check
import { prepare, runNode } from './bootstrap.mjs';
import { serverEnvironment } from './server-command.mjs';

await prepare({ build: false });
runNode(['src/server/operate.ts', 'restore', ...process.argv.slice(2)], { env: serverEnvironment });
