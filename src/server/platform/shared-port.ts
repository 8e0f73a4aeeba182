import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { explainPort, type Place } from './listening.ts';
import type { ToWorker } from './worker-messages.ts';

/** So many wait while there is nobody who could take them: as the kernel would let. */
const WAITING_ROOM = 511;
/** A process that has not taken one for so long is passed over. */
const STUCK_MS = 1_000;

/**
 * The port of several processes: connections are taken here and handed to them in turn. Each is kept
 * open here until its process says that it has it, so that another can have it if that one has ended.
 */
export async function openSharedPort({ host, port }: Place) {
  /** Of each process, those on their way to it, the first at the front. */
  const onTheWay = new Map<Worker, Array<{ socket: Socket; since: number }>>();
  const waiting: Socket[] = [];
  let takers: Worker[] = [];

  function isStuck(worker: Worker): boolean {
    const [first] = onTheWay.get(worker) ?? [];
    return first !== undefined && performance.now() - first.since > STUCK_MS;
  }

  function give(socket: Socket): void {
    const worker = takers.find((taker) => !isStuck(taker)) ?? takers[0];
    if (!worker) {
      if (waiting.length < WAITING_ROOM) waiting.push(socket);
      else socket.destroy();
      return;
    }
    skip(worker);
    takers.push(worker);
    onTheWay.get(worker)?.push({ socket, since: performance.now() });
    const message: ToWorker = 'connection';
    // Where it fails the process has ended, which is heard of by itself.
    worker.send(message, socket, { keepOpen: true }, () => undefined);
  }

  const skip = (worker: Worker) => {
    takers = takers.filter((taker) => taker !== worker);
  };

  // Not a byte is read here: the process that answers reads all of them.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on('error', () => undefined);
    give(socket);
  });
  await once(server.listen({ host, port }), 'listening').catch(explainPort({ host, port }));

  return {
    port: (server.address() as AddressInfo).port,
    join(worker: Worker): void {
      onTheWay.set(worker, []);
      takers.push(worker);
      for (const socket of waiting.splice(0)) give(socket);
    },
    /** It has the first of those that were on their way. */
    arrived: (worker: Worker) => onTheWay.get(worker)?.shift()?.socket.destroy(),
    /** It is about to leave, and gets no more. */
    skip,
    ended(worker: Worker): void {
      skip(worker);
      const lost = onTheWay.get(worker) ?? [];
      onTheWay.delete(worker);
      for (const { socket } of lost) give(socket);
    },
    close(): void {
      server.close();
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}

export type SharedPort = Awaited<ReturnType<typeof openSharedPort>>;
