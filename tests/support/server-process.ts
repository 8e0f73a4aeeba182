import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './free-port.ts';

/** Starts the product as it is started in earnest, on a free port, and waits until it is ready. */
export async function startServerProcess(env: Record<string, string>) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      // The way is the same; the tests of the captcha tell of its length.
      CAPTCHA_TRIES: '3',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  const read = (chunk: Buffer) => {
    output += chunk;
    if (output.includes('Chanote is ready at')) ready.resolve();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.once('exit', () => ready.reject(new Error(`The server ended: ${output}`)));
  await ready.promise;
  return {
    origin,
    child,
    output: () => output,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
