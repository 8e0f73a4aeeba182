import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import type { SharedPort } from './shared-port.ts';
import { superviseWorkers } from './web-workers.ts';

type Callback = (error: Error | null) => void;

/** A process that does what a test has it do. */
class Child extends EventEmitter {
  readonly heard: string[] = [];
  readonly process = { pid: 1 as number | undefined, kill: () => this.end() };
  readonly role: string;
  isThere = true;

  constructor(role: string) {
    super();
    this.role = role;
  }

  send(message: string, callback: Callback): boolean {
    this.heard.push(message);
    if (message === 'leave' || message === 'stop') setImmediate(() => this.end());
    callback(null);
    return true;
  }

  answer(): void {
    this.emit('message', { ready: true });
  }

  end(): void {
    if (!this.isThere) return;
    this.isThere = false;
    this.emit('exit', 1, null);
  }
}

const { children, fork } = vi.hoisted(() => {
  const made: unknown[] = [];
  return { children: made as Child[], fork: vi.fn() };
});
vi.mock('node:cluster', () => ({ default: { fork, isWorker: false } }));

beforeEach(() => {
  children.length = 0;
  fork.mockReset().mockImplementation(({ ROLE }: { ROLE: string }) => {
    const child = new Child(ROLE);
    children.push(child);
    return child as unknown as Worker;
  });
});

const living = () => children.filter(({ isThere }) => isThere).map(({ role }) => role);
const child = (at: number) => children.at(at) as Child;

function supervise(roles: Array<'web' | 'worker'> = ['web', 'web']) {
  const lines: string[] = [];
  const said: string[] = [];
  const doNothing = () => undefined;
  const port = {
    port: 0,
    join: doNothing,
    arrived: doNothing,
    skip: doNothing,
    ended: doNothing,
    close: doNothing,
  } satisfies SharedPort;
  const workers = superviseWorkers(
    { roles, env: {}, port, say: (text) => said.push(text) },
    createLogger('info', { write: (line) => lines.push(line) }),
  );
  return { ...workers, said, lines };
}

/** All of them ready. */
async function start() {
  const workers = supervise();
  const starting = workers.start();
  child(0).answer();
  await expect.poll(() => children).toHaveLength(2);
  child(1).answer();
  await starting;
  return workers;
}

test('a process that ends while the others start is replaced', async () => {
  const { start, stop } = supervise(['web', 'web', 'worker']);
  const starting = start();
  child(0).answer();
  await expect.poll(() => children).toHaveLength(3);
  child(0).end();
  child(1).answer();
  child(2).answer();
  await starting;
  await expect.poll(living).toEqual(['web', 'worker', 'web']);
  await stop();
});

test('one that cannot be started is tried again, and takes nobody with it', async () => {
  const { stop, lines } = await start();
  fork.mockImplementationOnce(() => {
    throw new Error('EAGAIN');
  });
  child(0).end();
  await expect.poll(() => fork.mock.calls.length).toBe(4);
  // It was never there, and so never exits.
  child(2).process.pid = undefined;
  child(2).isThere = false;
  child(2).emit('error', new Error('spawn EAGAIN'));
  await expect.poll(living, { timeout: 5_000 }).toEqual(['web', 'web']);
  // What cannot be said to one is no end of the server either.
  child(-1).emit('error', new Error('EPIPE'));
  expect(lines.filter((line) => line.includes('a process did not start'))).toHaveLength(2);
  await stop();
});

test('a renewal that fails leaves the old ones, and is over; the next one succeeds', async () => {
  const { roll, stop, said, lines } = await start();
  const rolling = roll();
  await expect.poll(() => children).toHaveLength(3);
  child(2).end();
  await rolling;
  // Longer than a replacement would wait.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(children).toHaveLength(3);
  expect(living()).toHaveLength(2);
  expect(lines.join()).toContain('the old ones stay');
  expect(said).toEqual([]);

  const again = roll();
  for (const at of [3, 4]) {
    await expect.poll(() => children).toHaveLength(at + 1);
    child(at).answer();
  }
  await again;
  expect(said).toEqual(['Every process was renewed.']);
  expect(living()).toHaveLength(2);
  await stop();
});

test('whoever ends during a renewal has one successor, not two', async () => {
  const { roll, stop } = await start();
  const rolling = roll();
  await expect.poll(() => children).toHaveLength(3);
  // The one that is about to be renewed, and the one that would be the next.
  child(0).end();
  child(1).end();
  child(2).answer();
  await rolling;
  await expect.poll(() => children).toHaveLength(4);
  child(3).answer();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(children).toHaveLength(4);
  expect(living()).toEqual(['web', 'web']);
  await stop();
  expect(living()).toEqual([]);
});
