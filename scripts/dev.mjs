// @ts-check
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals, prepare, spawnNode } from './bootstrap.mjs';

// Not Node's own --watch: its server would live on when this process is killed.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watched = ['src/server', 'src/contract'];

await prepare({ build: false });

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let isStopping = false;
let isStale = false;

function startServer() {
  isStale = false;
  server = spawnNode(['src/server/main.ts'], { NODE_ENV: 'development' });
  server.once('exit', (code) => {
    server = undefined;
    if (isStopping) process.exit(code ?? 1);
    if (isStale) startServer();
    else console.log('The server has ended; it starts again at the next change.');
  });
}

function restartServer() {
  if (isStopping || isStale) return;
  console.log('Restarting after a change…');
  isStale = true;
  if (server) server.kill('SIGTERM');
  else startServer();
}

/** @type {NodeJS.Timeout | undefined} */
let pause;
for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.tsx?$|~$|\.sw.$/.test(name)) return;
    clearTimeout(pause);
    pause = setTimeout(restartServer, 100);
  });
}

forwardSignals((signal) => {
  isStopping = true;
  if (server) server.kill(signal);
  else process.exit(0);
});
startServer();
