import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { DAILY_PLAN } from '#server/compose/tasks.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { createLogger } from '#server/platform/logger.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

test('nightly jobs that were missed while nobody worked are made up for once, frequent ones are not', async () => {
  const { pool } = await startApp(await cloneDatabase());
  const ran: string[] = [];
  const plan = {
    taskList: Object.fromEntries(
      DAILY_PLAN.split('\n').map((line) => {
        const task = line.split(' ')[5] ?? '';
        return [
          task,
          async () => {
            ran.push(task);
          },
        ];
      }),
    ),
    crontab: DAILY_PLAN,
    alone: true,
  };
  const nightly = [...DAILY_PLAN.matchAll(/^\d+ 20 \* \* \* (\w+)/gm)].map((found) => found[1]);
  expect(nightly).toHaveLength(15);
  const work = async (until: () => boolean) => {
    const jobs = await startJobs(pool, plan, createLogger('silent'));
    await expect.poll(until).toBe(true);
    await jobs.stop();
  };
  // The first start knows of nothing that it missed.
  const known = async () =>
    (await pool.query('select from graphile_worker._private_known_crontabs')).rowCount;
  const first = await startJobs(pool, plan, createLogger('silent'));
  await expect.poll(known).toBe(DAILY_PLAN.split('\n').length);
  await first.stop();
  expect(ran.filter((task) => nightly.includes(task))).toEqual([]);

  await pool.query(`update graphile_worker._private_known_crontabs
    set known_since = now() - interval '10 days', last_execution = now() - interval '30 hours'`);
  ran.length = 0;
  const madeUp = () => ran.filter((task) => nightly.includes(task)).toSorted();
  await work(() => madeUp().length >= nightly.length);
  expect(madeUp()).toEqual(nightly.toSorted());
  // At most the one of this minute.
  expect(ran.filter((task) => task === 'seal_audit').length).toBeLessThanOrEqual(1);
  ran.length = 0;
  const { rows } = await pool.query(`select graphile_worker.add_job('seal_audit')`);
  expect(rows).toHaveLength(1);
  await work(() => ran.includes('seal_audit'));
  expect(madeUp()).toEqual([]);
});

test('what is asked for more often than every hour waits once, however long it fails', () => {
  const often = DAILY_PLAN.split('\n').filter((line) => /^\*/.test(line));
  expect(often).toHaveLength(6);
  for (const { task, options } of parseCrontab(often.join('\n')))
    expect(options).toMatchObject({ jobKey: task, jobKeyMode: 'replace' });
});
