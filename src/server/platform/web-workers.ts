import cluster, { type Worker } from 'node:cluster';
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
  /** Those that have begun to answer or to work. */
  const ready = new Set<Worker>();
  /** Those whose end is nobody’s loss. */
  const leaving = new WeakSet<Worker>();
  let rolling = Promise.resolve();
  let pause = SHORTEST_PAUSE_MS;

  /** Ready to work, or ended before: then it is for the caller to try again. */
  async function begin(role: Role): Promise<Worker> {
    const start = performance.now();
    const worker = cluster.fork({ ...env, ROLE: role });
    roleOf.set(worker, role);
    const begun = Promise.withResolvers<Worker>();
    worker.on('message', (message: unknown) => {
      if (!isFromWorker(message)) return;
      if ('has' in message) port.arrived(worker);
      if ('ready' in message) {
        if (role === 'web') port.join(worker);
        ready.add(worker);
        begun.resolve(worker);
      }
      if ('say' in message && !said.has(message.say)) say(message.say);
      if ('say' in message) said.add(message.say);
      sums.hear(worker, message);
    });
    worker.once('exit', (code, signalName) => end({ status: code, signal: signalName }));
    // One that was never there does not exit; what else goes wrong with one is heard of by its end.
    worker.on('error', (err) => worker.process.pid === undefined && end({ err }));

    function end(how: object): void {
      roleOf.delete(worker);
      port.ended(worker);
      sums.retire(worker);
      begun.reject(new Error(`A ${role} process ended before it was ready.`));
      if (!ready.delete(worker) || signal.aborted || leaving.has(worker)) return;
      log.error(how, 'a process of the server ended: it is replaced');
      const lived = performance.now() - start;
      pause = lived > SHORT_LIFE_MS ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      void replace(role);
    }

    return begun.promise;
  }

  /** Begins another in the place of one that ended, as often as it takes. */
  async function replace(role: Role): Promise<void> {
    while (!signal.aborted) {
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await begin(role);
        return;
      } catch (err) {
        if (!signal.aborted) log.error({ err }, 'a process did not start: another is begun');
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  /** It answers what it has, and hands over. */
  async function leave(worker: Worker, message: ToWorker): Promise<void> {
    if (!roleOf.has(worker) || worker.process.pid === undefined) return;
    leaving.add(worker);
    port.skip(worker);
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    const late = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS);
    // Whom it does not reach ends by itself, or is ended.
    worker.send(message, () => undefined);
    await ended;
    clearTimeout(late);
  }

  /**
   * One after the other: each leaves when another is ready in its place. Whose place is taken by
   * another already, or is about to be, is passed over.
   */
  async function roll(): Promise<void> {
    for (const worker of [...ready]) {
      const role = roleOf.get(worker);
      if (signal.aborted) return;
      if (!role) continue;
      // Where it ends meanwhile, the one that is begun here takes its place.
      leaving.add(worker);
      try {
        await begin(role);
      } catch (err) {
        if (signal.aborted) return;
        log.error({ err }, 'a new process did not start: the old ones stay');
        leaving.delete(worker);
        if (!roleOf.has(worker)) void replace(role);
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
    },
    roll(): Promise<void> {
      rolling = rolling
        .then(roll)
        .catch((err) => log.error({ err }, 'the processes could not be renewed'));
      return rolling;
    },
    async stop(): Promise<void> {
      stopping.abort();
      port.close();
      await Promise.all([...roleOf.keys()].map((worker) => leave(worker, 'stop')));
    },
  };
}
