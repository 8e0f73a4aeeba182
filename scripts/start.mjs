// @ts-check
import { prepare, runNode } from './bootstrap.mjs';
import { serverArguments, serverEnvironment } from './server-command.mjs';

await prepare({ build: true });
runNode(serverArguments, { env: serverEnvironment });
