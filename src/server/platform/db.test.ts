import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/test-app.ts';
import { openDatabase } from './db.ts';
import { createLogger } from './logger.ts';

const url = await cloneDatabase();
const witness = new pg.Client(url);
await witness.connect();
afterAll(() => witness.end());

/** Several connections, one of which is too slow to take note of anything. */
async function openWithSlowOne() {
  const { pool, close } = openDatabase(url, createLogger('silent'), 4);
  const ask = 'select pg_backend_pid() as pid, pg_sleep(0.05)';
  const answers = await Promise.all(Array.from({ length: 4 }, () => pool.query(ask)));
  const pids: number[] = answers.map(({ rows }) => rows[0].pid);
  const [slow = 0] = pids;
  process.kill(slow, 'SIGSTOP');
  const wake = () => process.kill(slow, 'SIGCONT');
  const alive = async () =>
    (await witness.query('select from pg_stat_activity where pid = any($1)', [pids])).rowCount;
  return { close, wake, alive };
}

test('closed, it has no connection left: whoever stops the database next ends none', async () => {
  const { close, wake, alive } = await openWithSlowOne();
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await expect.poll(alive).toBe(1);
  expect(isClosed).toBe(false);
  wake();
  await closing;
  expect(await alive()).toBe(0);
});

test('a connection that never says farewell is not waited for', async () => {
  const { close, wake, alive } = await openWithSlowOne();
  await close();
  expect(await alive()).toBe(1);
  wake();
  await expect.poll(alive).toBe(0);
});

test('a transaction that is lost as it begins leaves its place in the pool to others', async () => {
  const { db, pool, lines, close } = openDatabase(url, createLogger('silent'), 1);
  await pool.query('select 1');
  pool.once('acquire', () => {
    lines.sever();
    lines.mend();
  });
  await expect(db.transaction(async () => 'done')).rejects.toThrow();
  expect(await db.transaction(async () => 'done')).toBe('done');
  await close();
});

test('given back twice, a connection is given back once', async () => {
  const { pool, close } = openDatabase(url, createLogger('silent'), 1);
  const client = await pool.connect();
  client.release();
  client.release();
  expect(pool.idleCount).toBe(1);
  await close();
});
