import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WORKER = join(import.meta.dirname, 'sms-worker.ts');
const LOOK_MS = 20;
/** For one start and its messages, however crowded the machine is. */
const STANDSTILL_MS = 180_000;

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
  for (let kills = 0; kills < times; kills += 1) {
    const before = sent();
    await whileItSends(environment, sent, () => sent() > before + (kills % 7));
  }
  await whileItSends(environment, sent, isDone);
  return times;
}

/** One process from its start to its end by force. */
async function whileItSends(
  environment: Record<string, string>,
  sent: () => number,
  isEnough: () => boolean | Promise<boolean>,
): Promise<void> {
  const worker = startWorker(environment);
  let [seen, moved] = [sent(), Date.now()];
  try {
    while (!(await isEnough())) {
      if (sent() !== seen) [seen, moved] = [sent(), Date.now()];
      if (Date.now() - moved > STANDSTILL_MS) throw new Error('Nothing is sent any more.');
      await wait(LOOK_MS);
    }
  } finally {
    await kill(worker);
  }
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
