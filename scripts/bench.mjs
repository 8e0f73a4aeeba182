// @ts-check
import { prepare, runNode } from './bootstrap.mjs';
import { engineArguments, serverEnvironment } from './server-command.mjs';

await prepare({ build: true });
// With the memory of the product: some benches run parts of it in this process.
const engine = ['--expose-gc', ...engineArguments];
runNode([...engine, 'bench/run.ts', ...process.argv.slice(2)], { env: serverEnvironment });
