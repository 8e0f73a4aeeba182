import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from './logger.ts';

/** A worker is gone after 15 seconds; whoever takes its jobs has to have spoken as long. */
const LONGEST_MS = 30_000;

test('the jobs of a dead worker are taken within thirty seconds, those of a living one are not', async () => {
  const { pool } = await startApp(await cloneDatabase());
  await pool.query(`select graphile_worker.add_job('greet', json_build_object('of', name),
    queue_name := name) from unnest(array['dead', 'alive']) name`);
  await pool.query(`update graphile_worker._private_job_queues set locked_by = queue_name,
    locked_at = now()`);
  await pool.query(`update graphile_worker._private_jobs set locked_by = payload ->> 'of',
    locked_at = now()`);
  const greeted: unknown[] = [];
  const greet = async (payload: unknown) => {
    greeted.push((payload as { of: string }).of);
  };
  const plan = { taskList: { greet }, crontab: '', alone: false };
  const jobs = await startJobs(pool, plan, createLogger('silent'));
  const start = Date.now();
  while (greeted.length === 0 && Date.now() - start < LONGEST_MS) {
    await pool.query(`insert into job_worker (name) values ('alive')
      on conflict (name) do update set seen_at = now()`);
    await delay(500);
  }
  expect(greeted).toEqual(['dead']);
  const { rows } = await pool.query('select locked_by from graphile_worker.jobs');
  expect(rows).toEqual([{ locked_by: 'alive' }]);
  await jobs.stop();
  const { rows: left } = await pool.query('select name from job_worker');
  expect(left).toEqual([{ name: 'alive' }]);
});
