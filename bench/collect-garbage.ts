import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/**
 * What a process holds on to, and not what it has not thrown away yet: V8 collects when it needs
 * room, and an idle server needs none. Asked through the inspector, which a signal opens.
 */
export async function collectGarbage(pid: number, logFile: string): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const inspector = new WebSocket(await readAddress(logFile));
  await once(inspector, 'open');
  const answered = once(inspector, 'message');
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await answered;
  inspector.close();
  // Pages are given back to the system by another thread.
  await delay(1_000);
}

async function readAddress(logFile: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(50)) {
    const address = /Debugger listening on (ws:\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (address) return address;
  }
  throw new Error('The inspector was not opened.');
}
