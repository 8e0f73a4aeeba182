import { expect, test } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from './logger.ts';

test('what a killed process was working on goes on at the next start, and so does its queue', async () => {
  const { pool } = await startApp(await cloneDatabase());
  await pool.query(`select graphile_worker.add_job('greet', '{}', queue_name := 'greetings'),
    graphile_worker.add_job('greet', '{}', queue_name := 'greetings')`);
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now()`,
  );
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()
    where id = (select min(id) from graphile_worker._private_jobs)`);

  const greeted = Promise.withResolvers<void>();
  let greetings = 0;
  const greet = async () => {
    greetings += 1;
    if (greetings === 2) greeted.resolve();
  };
  const plan = { taskList: { greet }, crontab: '', alone: true };
  const jobs = await startJobs(pool, plan, createLogger('silent'));
  await greeted.promise;
  await jobs.stop();
  expect(greetings).toBe(2);
});
