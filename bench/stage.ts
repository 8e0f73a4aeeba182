import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** Longer than a server takes to drain its requests and stop its database. */
const PATIENCE_MS = 30_000;

/** What the benches have started, so that all of it ends, also after a failure or Ctrl-C. */
export class Stage {
  private readonly ends: Array<() => Promise<unknown>> = [];
  private closed = false;
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'chanote-bench-'));
    // Run as root, the database is another user's, who must be able to pass.
    await chmod(folder, 0o711);
    return new Stage(folder);
  }

  onClear(end: () => Promise<unknown>): void {
    this.ends.push(end);
  }

  /** Its end of the channel tells a child when we are gone, even by force. */
  spawnNode(args: string[], env: NodeJS.ProcessEnv, output: number | 'inherit'): ChildProcess {
    if (this.closed) throw new Error('The run is over.');
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    this.onClear(() => stopChild(child));
    return child;
  }

  async clear(): Promise<void> {
    for (const end of this.ends.splice(0).reverse()) await end().catch(console.error);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.clear();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function stopChild(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(late);
}
