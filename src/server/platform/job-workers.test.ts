import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from './logger.ts';

/** A worker is gone after 15 seconds; whoever takes its jobs has to have spoken as long. */
const LONGEST_MS = 30_000;

test('the jobs of a dead worker are taken within thirty seconds, and those that were locked unknowingly; none that somebody may be at', async () => {
  const { pool } = await startApp(await cloneDatabase());
  const add = (task: string, names: string[]) =>
    pool.query(
      `select graphile_worker.add_job($1, json_build_object('of', name), queue_name := name)
      from unnest($2::text[]) name`,
      [task, names],
    );
  const lock = (of: string, by: string, age: string) =>
    pool.query(
      `with job as (
        update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval
        where payload ->> 'of' = $1 returning job_queue_id
      ) update graphile_worker._private_job_queues
        set locked_by = $2, locked_at = now() - $3::interval
        where id in (select job_queue_id from job)`,
      [of, by, age],
    );
  const live = (name: string, ago: string) =>
    pool.query(
      `insert into job_worker (name, seen_at) values ($1, now() - $2::interval)
      on conflict (name) do update set seen_at = excluded.seen_at`,
      [name, ago],
    );
  // One that works and never speaks: of a version before there was anything to say.
  await add('greet', ['dead', 'alive', 'mute']);
  await live('dead', '1 minute');
  for (const name of ['dead', 'alive', 'mute']) await lock(name, name, '1 minute');
  const begun: unknown[] = [];
  const held = Promise.withResolvers<void>();
  const of = (payload: unknown) => (payload as { of: string }).of;
  const taskList = {
    greet: async (payload: unknown) => {
      begun.push(of(payload));
    },
    hold: async (payload: unknown) => {
      begun.push(of(payload));
      await held.promise;
    },
  };
  await live('alive', '0 s');
  const jobs = await startJobs(
    pool,
    { taskList, crontab: '', alone: false },
    createLogger('silent'),
  );
  await add('hold', ['busy']);
  await expect.poll(() => begun).toEqual(['busy']);
  const { rows } = await pool.query<{ name: string }>(
    `select locked_by as name from graphile_worker._private_jobs where payload ->> 'of' = 'busy'`,
  );
  // As where the answer to the statement that locked it was lost with its connection.
  const own = rows[0]?.name ?? '';
  await pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_by = '${own}'`);
  await add('greet', ['lost']);
  await expect.poll(() => begun).toEqual(['busy', 'lost']);
  await pool.query(
    `select graphile_worker.add_job('greet', '{"of":"locked"}', run_at := now() + interval '1 day')`,
  );
  await lock('locked', own, '1 minute');
  await pool.query(`update graphile_worker._private_jobs set run_at = now()
    where payload ->> 'of' = 'locked'`);

  // A clock that is set right meanwhile changes nothing.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000, shouldAdvanceTime: true });
  const start = performance.now();
  while (begun.length < 4 && performance.now() - start < LONGEST_MS) {
    await live('alive', '0 s');
    await delay(500);
  }
  vi.useRealTimers();
  expect(begun.toSorted()).toEqual(['busy', 'dead', 'locked', 'lost']);
  const { rows: left } = await pool.query('select locked_by from graphile_worker.jobs order by 1');
  expect(left.map(({ locked_by }) => locked_by)).toEqual(['alive', 'mute', own].toSorted());
  held.resolve();
  await jobs.stop();
  const { rows: living } = await pool.query(
    `select name from job_worker where seen_at > now() - interval '15 s'`,
  );
  expect(living).toEqual([{ name: 'alive' }]);
});

test('who cannot say that it lives takes no job', async () => {
  const { pool } = await startApp(await cloneDatabase());
  await pool.query('alter table job_worker rename to job_worker_away');
  await pool.query(`select graphile_worker.add_job('greet')`);
  let greeted = 0;
  const greet = async () => {
    greeted += 1;
  };
  const plan = { taskList: { greet }, crontab: '', alone: false };
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(JSON.parse(line).msg) });
  const jobs = await startJobs(pool, plan, log);
  await expect.poll(() => lines).toContain('cannot say that this worker lives');
  expect(greeted).toBe(0);
  await pool.query('alter table job_worker_away rename to job_worker');
  await expect.poll(() => greeted).toBe(1);
  await jobs.stop();
});
