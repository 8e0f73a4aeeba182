import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startServerProcess } from '#tests/support/server-process.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';

const DATABASE_URL = await cloneDatabase();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'chanote-stopping-'));
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

test('stopping, what is slow to be sent takes no time from the jobs, and is answered all the same', async () => {
  const SECRET_KEY = randomBytes(32).toString('hex');
  const server = await startServerProcess({ DATABASE_URL, DATA_DIR, SECRET_KEY, DEMO: '0' });
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const working = async () =>
    (await client.query(`select from job_worker where seen_at > now() - interval '1 minute'`))
      .rowCount;
  expect(await working()).toBe(1);

  const { port, hostname } = new URL(server.origin);
  const slow = connect(Number(port), hostname);
  const answer = once(slow, 'data');
  slow.write(
    'POST /api/visit_count/addVisitCountMySQL HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  // Its turn has come when one that was sent after it is answered.
  await fetch(`${server.origin}/healthz`);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(working).toBe(0);
  expect(server.child.exitCode).toBeNull();
  slow.write('}');
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toEqual([0, null]);
  await client.end();
});
