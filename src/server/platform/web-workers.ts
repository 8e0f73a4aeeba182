import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger.ts';
import type { SharedPort } from './shared-port.ts';
import { createSums } from './summed-metrics.ts';
import { isFromWorker, type ToWorker } from './worker-messages.ts';

type Role = 'web' | 'worker';
type Plan = {
  roles: readonly Role[];
  env: Record<string, string>;
  port: SharedPort;
  say: (text: string) => void;
};

/** Who lived shorter than this is not begun again at once. */
const SHORT_LIFE_MS = 5_000;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [250, 30_000];
/** Longer than a worker takes to drain; who is still there then is ended. */
const PATIENCE_MS = 30_000;

/**
 * Processes that answer at one port, and one that works on jobs. The port is held here, so that no
 * connection is refused while one of them is missing or being replaced.
 */
export function superviseWorkers({ roles, env, port, say }: Plan, log: Logger) {
  const roleOf = new Map<Worker, Role>();
  const sums = createSums(() =>
    [...roleOf].flatMap(([worker, role]) => (role === 'web' ? worker : [])),
  );
  const stopping = new AbortController();
  const { signal } = stopping;
  const said = new Set<string>();
  let rolling = Promise.resolve();
  let pause = SHORTEST_PAUSE_MS;

  /** Ready to work, or ended before. */
  async function begin(role: Role): Promise<Worker> {
    const start = performance.now();
    const worker = cluster.fork({ ...env, ROLE: role });
    roleOf.set(worker, role);
    const ready = Promise.withResolvers<Worker>();
    ready.promise.catch(() => undefined);
    worker.on('message', (message: unknown) => {
      if (!isFromWorker(message)) return;
      if ('has' in message) port.arrived(worker);
      if ('ready' in message) {
        if (role === 'web') port.join(worker);
        ready.resolve(worker);
      }
      if ('say' in message && !said.has(message.say)) say(message.say);
      if ('say' in message) said.add(message.say);
      sums.hear(worker, message);
    });
    worker.once('exit', (code, signalName) => {
      roleOf.delete(worker);
      port.ended(worker);
      sums.retire(worker);
      ready.reject(new Error(`A ${role} process ended before it was ready.`));
      if (signal.aborted || leaving.has(worker)) return;
      log.error(
        { status: code, signal: signalName },
        'a process of the server ended: it is replaced',
      );
      const lived = performance.now() - start;
      pause = lived > SHORT_LIFE_MS ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (started) replaceAfter(pause, role);
    });
    return ready.promise;
  }

  const leaving = new WeakSet<Worker>();
  let started = false;
  function replaceAfter(milliseconds: number, role: Role): void {
    delay(milliseconds, undefined, { signal, ref: false })
      .then(() => begin(role))
      .catch(() => undefined);
  }

  /** It answers what it has, and hands over. */
  async function leave(worker: Worker, message: ToWorker): Promise<void> {
    if (worker.isDead()) return;
    leaving.add(worker);
    port.skip(worker);
    const ended = once(worker, 'exit');
    const late = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS);
    worker.send(message);
    await ended;
    clearTimeout(late);
  }

  /** One after the other: each leaves when another is ready in its place. */
  async function roll(): Promise<void> {
    for (const [worker, role] of [...roleOf]) {
      if (signal.aborted) return;
      try {
        await begin(role);
      } catch (err) {
        log.error({ err }, 'a new process did not start: the old ones stay');
        return;
      }
      await leave(worker, 'leave');
    }
    say('Every process was renewed.');
  }

  return {
    /** The first prepares the database and tells what is wrong; the others follow together. */
    async start(): Promise<void> {
      const [first, ...others] = roles;
      if (first) await begin(first);
      await Promise.all(others.map(begin));
      started = true;
    },
    roll(): Promise<void> {
      rolling = rolling.then(roll);
      return rolling;
    },
    async stop(): Promise<void> {
      stopping.abort();
      port.close();
      await Promise.all([...roleOf.keys()].map((worker) => leave(worker, 'stop')));
    },
  };
}
