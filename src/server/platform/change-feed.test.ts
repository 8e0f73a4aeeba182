import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#tests/support/test-app.ts';
import { followChanges } from './change-feed.ts';
import { openDatabase } from './db.ts';
import { createLogger } from './logger.ts';

const url = await cloneDatabase();
const { pool, close } = openDatabase(url, createLogger('silent'), 1);
afterAll(close);
const relay = await startRelay(url);
afterAll(relay.stop);
afterEach(() => {
  vi.useRealTimers();
});

/** A way to the database that can fall silent without being closed, as networks do. */
async function startRelay(target: string) {
  const { searchParams: place } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(join(place.get('host') ?? '', `.s.PGSQL.${place.get('port')}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const through = new URL(target);
  through.searchParams.set('host', '127.0.0.1');
  through.searchParams.set('port', String(port));
  return {
    url: through.href,
    /** Whatever is connected now hears and says nothing any more. */
    fallSilent() {
      for (const socket of open) socket.unpipe().pause();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('a line that fell silent without being closed is noticed, and what changes then is heard', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const heard: (string | undefined)[] = [];
  const changes = followChanges(relay.url, createLogger('silent'), {
    content_changed: () => undefined,
    application_news: (payload) => heard.push(payload),
  });
  await changes.ready;
  expect(heard).toEqual([undefined]);
  await pool.query(`select pg_notify('application_news', 'first')`);
  await expect.poll(() => heard).toContain('first');

  relay.fallSilent();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(5_000);
      return heard.length;
    })
    .toBeGreaterThan(2);
  // Regained, which says that something may have been missed; and from now on nothing is.
  expect(heard.at(-1)).toBeUndefined();
  await pool.query(`select pg_notify('application_news', 'second')`);
  await expect.poll(() => heard).toContain('second');
  await changes.stop();
});
