import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections by chance, so that it stays free until it is used. */
export async function findFreePort(): Promise<number> {
  const port = 12_000 + Math.floor(Math.random() * 20_000);
  const server = createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!free) return findFreePort();
  server.close();
  await once(server, 'close');
  return port;
}
