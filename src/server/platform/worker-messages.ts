import cluster from 'node:cluster';
import type { Socket } from 'node:net';
import type { Registry } from 'prom-client';

export type Counted = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Stop at once, or answer first with farewells; tell what was counted; a connection comes with it. */
export type ToWorker = 'stop' | 'leave' | 'count' | 'connection' | { summed: string };

export type FromWorker =
  | { ready: true }
  | { say: string }
  | { has: 'connection' }
  /** What was counted so far. */
  | { counted: Counted }
  /** Somebody wants the sums of all. */
  | { sum: true };

export const isFromWorker = (message: unknown): message is FromWorker =>
  typeof message === 'object' && message !== null;

/** Whether this process is one of several that a supervisor started. */
export const isSupervised = cluster.isWorker;

export function tellSupervisor(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

export function onSupervisor(hear: (message: ToWorker, connection?: Socket) => void): void {
  process.on('message', hear);
}
