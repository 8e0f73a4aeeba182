import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { postgresProcesses, postmasterOf, signal } from '#tests/support/postgres-processes.ts';
import { openDatabase } from './db.ts';
import { createLogger } from './logger.ts';
import { watchPulse } from './pulse.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-pulse-'));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: folder, config: { fsync: 'off' } });
const said: string[] = [];
const log = createLogger('warn', { write: (line) => said.push(JSON.parse(line).msg) });
const database = openDatabase(postgres.url, log);
const pulse = watchPulse(postgres.url, log, [database.lines]);
afterAll(async () => {
  await pulse.stop();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A connection that is there already, and asks nothing. */
const answers = () => database.pool.query('select 1').then(({ rowCount }) => rowCount);
/** Stops all of it, those that are started meanwhile too. */
function freeze(): () => void {
  signal([postmasterOf(folder)], 'SIGSTOP');
  const processes = postgresProcesses(folder);
  signal(processes, 'SIGSTOP');
  return () => signal(processes, 'SIGCONT');
}
/** This process is kept from running, but for a moment now and then. */
async function starve(milliseconds: number): Promise<void> {
  const lock = new Int32Array(new SharedArrayBuffer(4));
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    Atomics.wait(lock, 0, 0, 600);
    await delay(1);
  }
}

test('starved, this process does not take a database that is starved too for silent', async () => {
  expect(await answers()).toBe(1);
  // The pulse has its connection.
  await expect.poll(async () => (await readPulses()).length).toBe(1);
  const thaw = freeze();
  await starve(4_000);
  thaw();
  await delay(1_000);
  expect(said).toEqual([]);
  expect(await answers()).toBe(1);
});

test('a database that is silent while this process runs is given up, and found again', async () => {
  const thaw = freeze();
  await expect
    .poll(() => said)
    .toContain('the database does not answer; its connections are ended');
  await expect(answers()).rejects.toThrow();
  thaw();
  await expect.poll(() => said).toContain('the database answers again');
  expect(await answers()).toBe(1);
});

async function readPulses() {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where application_name = 'chanote pulse'`,
  );
  return rows;
}
