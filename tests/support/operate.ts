import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a command as npm does, and answers with what it said. */
export async function operate(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['build/server/operate.js', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'exit'),
  ]);
  return { code: child.exitCode, said, complained };
}
