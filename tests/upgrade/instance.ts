import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Shortcoming } from '../../scripts/image/shell.mjs';
import { openSite } from '../../scripts/image/site.mjs';

const HERE = resolve(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** Those that nobody stopped, because something failed. */
export async function endInstances(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Starts the server of a folder, and answers once it is ready. */
export async function startInstance(folder: string | undefined, port: number, settings: object) {
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...settings, NODE_ENV: 'production', PORT: String(port) };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder ?? HERE,
    env: { ...env, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  const readyMs = await openSite(origin, '').untilReady(async () => {
    if (child.exitCode !== null) throw new Shortcoming(`It ended: ${output}`);
  });
  return {
    origin,
    readyMs,
    output: () => output,
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
