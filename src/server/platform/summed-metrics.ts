import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { createTurns } from './turns.ts';
import type { Counted, FromWorker } from './worker-messages.ts';

/** A process that does not answer for so long is left out. */
const PATIENCE_MS = 2_000;
/** What only grows: it must not shrink when a process goes, or it would seem to have begun anew. */
const LASTING = new Set(['counter', 'histogram']);

/** The figures of all processes as one, with what those counted that are gone. */
export function createSums(workers: () => Worker[]) {
  const last = new Map<Worker, Counted>();
  const waiting = new Map<Worker, () => void>();
  let gone: Counted[] = [];
  // One after the other: of those that go meanwhile none is added up twice or left out.
  const { inTurn } = createTurns({});

  async function count(worker: Worker): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = setTimeout(resolve, PATIENCE_MS);
    waiting.set(worker, resolve);
    // Who cannot be asked is not waited for.
    worker.send('count', (error) => error && resolve());
    await promise;
    clearTimeout(late);
  }

  async function sum(): Promise<string> {
    await Promise.all(workers().map(count));
    if (gone.length > 1) {
      const { length } = gone;
      const together = await AggregatorRegistry.aggregate(gone).getMetricsAsJSON();
      gone = [together, ...gone.slice(length)];
    }
    return AggregatorRegistry.aggregate([...last.values(), ...gone]).metrics();
  }

  return {
    hear(worker: Worker, message: FromWorker): void {
      if ('counted' in message) {
        last.set(worker, message.counted);
        waiting.get(worker)?.();
      }
      // Who cannot be told gives up by itself.
      if ('sum' in message)
        inTurn(sum).then(
          (summed) => worker.send({ summed }, () => undefined),
          () => undefined,
        );
    },
    retire(worker: Worker): void {
      waiting.get(worker)?.();
      const lasting = (last.get(worker) ?? []).filter(({ type }) => LASTING.has(String(type)));
      last.delete(worker);
      gone = [...gone, lasting];
    },
  };
}
