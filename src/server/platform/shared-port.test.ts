import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openSharedPort, type SharedPort } from './shared-port.ts';

const HERE = { host: '127.0.0.1', port: 0 };
const clients: Socket[] = [];
let port: SharedPort;
afterEach(() => {
  vi.restoreAllMocks();
  for (const client of clients.splice(0)) client.destroy();
  port.close();
});

/** A process that is given connections; whether it says that it has them is for the test. */
function process() {
  const given: Socket[] = [];
  return {
    given,
    worker: { send: (_: string, socket: Socket) => given.push(socket) } as never as Worker,
  };
}

async function visit(times: number): Promise<void> {
  for (let visits = 0; visits < times; visits += 1) {
    const client = connect(port.port, HERE.host);
    clients.push(client);
    await once(client, 'connect');
  }
}

test('connections go to the processes in turn, but not to one that takes none', async () => {
  port = await openSharedPort(HERE);
  const [busy, ready] = [process(), process()];
  port.join(busy.worker);
  port.join(ready.worker);
  await visit(2);
  await expect.poll(() => [busy.given.length, ready.given.length]).toEqual([1, 1]);
  await visit(2);
  await expect.poll(() => [busy.given.length, ready.given.length]).toEqual([2, 2]);
  port.arrived(ready.worker);
  port.arrived(ready.worker);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 2_000);
  await visit(2);
  await expect.poll(() => [busy.given.length, ready.given.length]).toEqual([2, 4]);
});

test('what was on its way to a process that ended goes to another; what came before any waits', async () => {
  port = await openSharedPort(HERE);
  await visit(2);
  const [killed, other] = [process(), process()];
  port.join(killed.worker);
  await expect.poll(() => killed.given.length).toBe(2);
  port.arrived(killed.worker);
  port.ended(killed.worker);
  expect(other.given).toHaveLength(0);
  port.join(other.worker);
  expect(other.given).toEqual(killed.given.slice(1));
});

test('a port that is taken is said so', async () => {
  port = await openSharedPort(HERE);
  const again = openSharedPort({ ...HERE, port: port.port });
  await expect(again).rejects.toThrow(`Port ${port.port} on 127.0.0.1 is taken by another program`);
});
