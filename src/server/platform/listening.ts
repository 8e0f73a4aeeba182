import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { drainWith } from './draining.ts';
import { StartupError } from './startup-error.ts';
import { isSupervised, onSupervisor, tellSupervisor } from './worker-messages.ts';

export type Place = { host: string; port: number };

/** Elsewhere ports are not shared, or not evenly. */
const LISTENERS = process.platform === 'linux' ? 8 : 1;

/** Where it can be reached. */
export function listen(app: FastifyInstance, place: Place): Promise<string> {
  if (isSupervised) return takeConnections(app, place);
  return listenTogether(app, place).catch(explainPort(place));
}

/**
 * libuv takes one connection of a listener in each turn of the loop. Of a crowd that comes at once the
 * last would wait for as many turns as there are members, each longer than the one before: several
 * listeners at one port take several.
 */
export async function listenTogether(app: FastifyInstance, { host, port }: Place): Promise<string> {
  if (LISTENERS === 1) return app.listen({ host, port });
  const shared = { host, port: await findFree(host, port), reusePort: true };
  const address = await app.listen(shared);
  for (let further = 1; further < LISTENERS; further += 1) {
    const listener = createServer({ noDelay: true }, (socket) => connect(app, socket));
    await once(listener.listen(shared), 'listening');
    drainWith(app, () => once(listener.close(), 'close'));
  }
  return address;
}

/** From the supervisor, which alone listens. */
async function takeConnections(app: FastifyInstance, { host, port }: Place): Promise<string> {
  await app.ready();
  answerHandedOut(app);
  onSupervisor((message, connection) => {
    if (message !== 'connection') return;
    tellSupervisor({ has: 'connection' });
    if (connection instanceof Socket) connect(app, connection);
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Ready for connections that come otherwise than by listening. */
export function answerHandedOut(app: FastifyInstance): void {
  // From here on Node keeps account of them, and ends those that take too long.
  app.server.emit('listening');
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
  drainWith(app, () => Promise.all([...open].map(closed)));
}

function connect({ server }: FastifyInstance, socket: Socket): void {
  server.emit('connection', socket);
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

/** Says to the operator what can be done where nobody can listen. */
export function explainPort({ host, port }: Place) {
  return (error: { code?: string }): never => {
    switch (error.code) {
      case 'EADDRINUSE':
        throw new StartupError(
          `Port ${port} on ${host} is taken by another program: stop it or set PORT to a free one.`,
        );
      case 'EACCES':
        throw new StartupError(
          `Port ${port} may not be used by this user: set PORT to 1024 or above.`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartupError(
          `This machine has no address ${host}: set HOST to 127.0.0.1 or 0.0.0.0.`,
        );
      default:
        throw error;
    }
  };
}
