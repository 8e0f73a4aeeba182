import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainConnections } from './draining.ts';
import { answerHandedOut, listenTogether } from './listening.ts';

const CROWD = 64;

test('a crowd that comes at once is heard in far fewer turns than it has members', async () => {
  const app = fastify();
  drainConnections(app);
  app.get('/', async () => 'heard');
  let heard = 0;
  app.server.on('connection', () => {
    heard += 1;
  });
  const address = await listenTogether(app, { host: '127.0.0.1', port: 0 });
  const { port } = new URL(address);
  const crowd = Array.from({ length: CROWD }, () => connect(Number(port), '127.0.0.1'));
  let turns = 0;
  for (; heard < CROWD && turns < 10 * CROWD; turns += 1) await turn();
  expect(heard).toBe(CROWD);
  expect(turns).toBeLessThan(CROWD - 10);
  expect(await (await fetch(address)).text()).toBe('heard');
  for (const socket of crowd) socket.destroy();
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});

test('connections that were handed over end when their headers do not come, and are waited for', async () => {
  const app = fastify({ http: { headersTimeout: 50, connectionsCheckingInterval: 20 } });
  drainConnections(app);
  app.get('/', async () => {
    await delay(100);
    return 'late';
  });
  await app.ready();
  answerHandedOut(app);
  const listener = createServer((socket) => app.server.emit('connection', socket));
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { port } = listener.address() as { port: number };
  const slow = connect(port, '127.0.0.1').resume();
  slow.write('GET / HTTP/1.1\r\nhost: a');
  await once(slow, 'close');
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await once(app.server, 'request');
  await app.close();
  expect(await (await answer).text()).toBe('late');
  listener.close();
});
