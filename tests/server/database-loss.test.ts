import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/db.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { createLogger } from '#server/platform/logger.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import {
  freezePostgres,
  postgresProcesses,
  postmasterOf,
  signal,
} from '#tests/support/postgres-processes.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { measureStretch } from '#tests/support/stretch.ts';

const LONGEST_ANSWER_MS = 3_000;

const cleanups: Array<() => Promise<unknown>> = [];
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-loss-'));
  await chmod(folder, 0o711);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function endBackends(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'chanote'`);
  await client.end();
}

test('jobs outlive their database, however it goes, and their ends are known afterwards', async () => {
  const folder = await makeFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, config: { fsync: 'off' } });
  cleanups.push(postgres.stop);
  await migrateDatabase(postgres.url);
  const log = createLogger('silent');
  const { pool, close } = openDatabase(postgres.url, log);
  const started: string[] = [];
  let held = Promise.withResolvers<void>();
  const taskList = {
    well: async () => {
      started.push('well');
      await held.promise;
    },
    badly: async () => {
      started.push('badly');
      await held.promise;
      throw new Error('badly');
    },
    quick: async () => {
      started.push('quick');
    },
  };
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const jobs = await startJobs(pool, { taskList, crontab: '', alone: true }, log);
  // A connection that nobody used since the loss is found dead by its first use: whoever asks
  // again is served. The key keeps a job whose answer was lost from being there twice.
  const ask = (sql: string, values: string[] = []) =>
    vi.waitFor(() => pool.query(sql, values), { timeout: 30_000 });
  const add = (task: string) => ask('select graphile_worker.add_job($1, job_key => $1)', [task]);

  const losses: Record<string, () => unknown> = {
    'its connections are ended': () => endBackends(postgres.url),
    'its server is killed': () => signal([postmasterOf(folder)], 'SIGKILL'),
    'it is stopped at once': () => signal([postmasterOf(folder)], 'SIGQUIT'),
  };
  for (const [how, lose] of Object.entries(losses)) {
    started.length = 0;
    held = Promise.withResolvers();
    await Promise.all([add('well'), add('badly')]);
    await expect.poll(() => started.toSorted(), { message: how }).toEqual(['badly', 'well']);
    await lose();
    held.resolve();
    const left = async () => {
      const { rows } = await pool.query(`select task_identifier, attempts, locked_by
        from graphile_worker.jobs where task_identifier in ('well', 'badly')`);
      return rows;
    };
    await expect
      .poll(() => left().catch(() => []), { message: how })
      .toEqual([{ task_identifier: 'badly', attempts: 1, locked_by: null }]);
    await add('quick');
    await expect.poll(() => started, { message: how }).toContain('quick');
    expect(
      started.filter((task) => task === 'well'),
      how,
    ).toHaveLength(1);
    await ask('delete from graphile_worker._private_jobs');
  }
  await jobs.stop();
  await close();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('frozen, the database is given up within three seconds; gone or frozen, it is found again', async () => {
  const DATA_DIR = await makeFolder();
  const server = await startServerProcess({ DATA_DIR, DEMO: '0' });
  cleanups.push(() => server.stop());
  const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
  let slowest = 0;
  const timed = async (ask: Promise<Response>) => {
    const start = Date.now();
    const { status } = await ask;
    slowest = Math.max(slowest, Date.now() - start);
    return status;
  };
  const visit = () =>
    timed(
      fetch(`${server.origin}/api/visit_count/addVisitCountMySQL`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
  expect(await visit()).toBe(200);

  const killed = postmasterOf(DATA_DIR);
  signal([killed], 'SIGKILL');
  await expect.poll(visit).toBe(503);
  // Those it started may answer for a moment longer. Only another, with its own, can be frozen below.
  const successor = () => {
    const [postmaster, ...started] = postgresProcesses(DATA_DIR);
    return postmaster !== killed && started.length > 0;
  };
  await expect.poll(successor).toBe(true);
  await expect.poll(ready).toBe(200);
  await expect.poll(visit).toBe(200);

  slowest = 0;
  const underWay = Array.from({ length: 30 }, visit);
  await Promise.race(underWay);
  const thaw = freezePostgres(DATA_DIR);
  const until = Date.now() + 6_000;
  const stretching = measureStretch(() => Date.now() >= until);
  const visitor = async (ask: () => Promise<number>) => {
    const statuses: number[] = [];
    while (Date.now() < until) statuses.push(await ask());
    return new Set(statuses);
  };
  const asked = await Promise.all([
    visitor(visit),
    visitor(() => timed(fetch(`${server.origin}/readyz`))),
    visitor(() => timed(fetch(`${server.origin}/Register?lang=en`))),
    ...underWay,
  ]);
  const stretched = await stretching;
  thaw();
  expect(asked.slice(0, 3)).toEqual([new Set([503]), new Set([503]), new Set([503])]);
  expect(slowest).toBeLessThan(LONGEST_ANSWER_MS * stretched);
  await expect.poll(ready).toBe(200);
  await expect.poll(visit).toBe(200);
  expect(server.child.exitCode).toBeNull();
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
