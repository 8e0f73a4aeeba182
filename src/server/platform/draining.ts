import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GLANCE_MS = 50;
/** What is still being sent then is cut, so that the rest of the house can be closed in order. */
const LONGEST_SENDING_MS = 20_000;

type Close = () => Promise<unknown>;

/** By the server of an app: how those are closed that hand connections to it. */
const BESIDE = new WeakMap<object, Close[]>();

/** Its connections are drained with those of the app, before that is closed. */
export function drainWith({ server }: FastifyInstance, close: Close): void {
  BESIDE.set(server, [...(BESIDE.get(server) ?? []), close]);
}

/** As long as whoever is in the middle of something needs for one more answer. */
const FAREWELL_MS = 1_000;
const FAREWELLS = new WeakMap<object, () => void>();

/**
 * For a while every answer says that it is the last on its connection, so that the next question goes
 * to another process: closed without a word, a connection may have one on its way already.
 */
export async function sayFarewell({ server }: FastifyInstance): Promise<void> {
  FAREWELLS.get(server)?.();
  await delay(FAREWELL_MS);
}

/**
 * Closing waits for the connections that are in use. A browser keeps its connection open after
 * the answer, so those that fall idle meanwhile are closed as they do.
 */
export function drainConnections(app: FastifyInstance, onFarewell = () => {}): void {
  let leaving = false;
  FAREWELLS.set(app.server, () => {
    leaving = true;
    onFarewell();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    done();
  });
  let glance: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  let drained: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    glance = setInterval(() => app.server.closeIdleConnections(), GLANCE_MS);
    end = setTimeout(() => app.server.closeAllConnections(), LONGEST_SENDING_MS);
    const beside = BESIDE.get(app.server) ?? [];
    // Not waited for yet: the app stops listening at the same time.
    drained = Promise.all(beside.map((close) => close()));
  });
  app.addHook('onClose', async () => {
    await drained;
    clearInterval(glance);
    clearTimeout(end);
  });
}
