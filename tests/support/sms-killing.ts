import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WORKER = join(import.meta.dirname, 'sms-worker.ts');
const LOOK_MS = 20;
const MOST_MS = 600_000;

type Progress = { sent: () => number; isDone: () => Promise<boolean> };

/**
 * Lets a process send, and kills it whenever some more messages have left, so often; the last one may
 * finish. Answers how often it was killed while it was sending.
 */
export async function killRepeatedly(
  environment: Record<string, string>,
  times: number,
  { sent, isDone }: Progress,
): Promise<number> {
  const end = Date.now() + MOST_MS;
  let kills = 0;
  for (; kills < times; kills += 1) {
    const worker = startWorker(environment);
    const before = sent();
    while (sent() <= before + (kills % 7)) {
      if (Date.now() > end) throw new Error('Nothing is sent.');
      await wait(LOOK_MS);
    }
    await kill(worker);
  }
  const last = startWorker(environment);
  try {
    while (!(await isDone())) {
      if (Date.now() > end) throw new Error('The campaign never ends.');
      await wait(LOOK_MS * 10);
    }
  } finally {
    await kill(last);
  }
  return kills;
}

function startWorker(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [WORKER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}
