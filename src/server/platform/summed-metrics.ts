import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
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

  async function count(worker: Worker): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = setTimeout(resolve, PATIENCE_MS);
    waiting.set(worker, resolve);
    worker.send('count');
    await promise;
    clearTimeout(late);
  }

  async function sum(): Promise<string> {
    await Promise.all(workers().map(count));
    if (gone.length > 1) gone = [await AggregatorRegistry.aggregate(gone).getMetricsAsJSON()];
    return AggregatorRegistry.aggregate([...last.values(), ...gone]).metrics();
  }

  return {
    hear(worker: Worker, message: FromWorker): void {
      if ('counted' in message) {
        last.set(worker, message.counted);
        waiting.get(worker)?.();
      }
      if ('sum' in message) sum().then((summed) => worker.isConnected() && worker.send({ summed }));
    },
    retire(worker: Worker): void {
      waiting.get(worker)?.();
      const lasting = (last.get(worker) ?? []).filter(({ type }) => LASTING.has(String(type)));
      last.delete(worker);
      gone = [...gone, lasting];
    },
  };
}
