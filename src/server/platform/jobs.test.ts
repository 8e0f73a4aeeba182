import { Writable } from 'node:stream';
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

test('of a job that failed, log and queue say which one and what kind of error, never its words', async () => {
  const { pool } = await startApp(await cloneDatabase());
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job('greet', '{}', max_attempts := 1)`,
  );
  const said = 'Failed query: insert … params: สมชาย,0812345678\n    at สมชาย';
  const greet = async () => {
    throw Object.assign(new Error(said), { code: '57014' });
  };
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const plan = { taskList: { greet }, crontab: '', alone: true };
  const jobs = await startJobs(pool, plan, createLogger('debug', destination));
  const lastError = async () =>
    (await pool.query('select last_error from graphile_worker._private_jobs')).rows[0].last_error;
  await expect.poll(lastError).toBe('Error 57014');
  await jobs.stop();

  expect(lines.join('')).not.toMatch(/สมชาย|0812345678/);
  const failures = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a job failed');
  expect(failures).toEqual([
    expect.objectContaining({
      task: 'greet',
      jobId: rows[0]?.id,
      attempt: 1,
      err: expect.objectContaining({ type: 'Error', code: '57014' }),
    }),
  ]);
});
