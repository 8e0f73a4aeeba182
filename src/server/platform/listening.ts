import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { drainWith } from './draining.ts';
import { isSupervised } from './worker-messages.ts';

/** Elsewhere ports are not shared, or not evenly. */
const LISTENERS = process.platform === 'linux' ? 8 : 1;

/**
 * libuv takes one connection of a listener in each turn of the loop. Of a crowd that comes at once the
 * last would wait for as many turns as there are members, each longer than the one before: several
 * listeners at one port take several.
 */
export async function listenTogether(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  // Several processes take from one socket, each in its turns.
  if (LISTENERS === 1 || isSupervised) return app.listen({ host, port });
  const shared = { host, port: await findFree(host, port), reusePort: true };
  const address = await app.listen(shared);
  for (let further = 1; further < LISTENERS; further += 1) {
    const listener = createServer((socket) => app.server.emit('connection', socket));
    await once(listener.listen(shared), 'listening');
    drainWith(app, listener);
  }
  return address;
}

/** Alone for a moment: who may share a port would not notice that another program has it. */
async function findFree(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}
