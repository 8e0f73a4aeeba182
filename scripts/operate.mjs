// @ts-check
import { prepare, runNode } from './bootstrap.mjs';
import { serverEnvironment } from './server-command.mjs';

await prepare({ build: 'server' });
runNode(['build/server/operate.js', ...process.argv.slice(2)], { env: serverEnvironment });
