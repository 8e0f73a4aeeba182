import { expect, test } from 'vitest';
import { tasksOf } from '#tests/support/jobs.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

test('jobs that failed for good are counted, and forgotten when their time is over', async () => {
  const house = await startApp(await cloneDatabase());
  const { app, db, pool } = house;
  await setParameter(db, 'retention_log_days', 30);
  const add = async (task: string, columns: string) => {
    const { rows } = await pool.query('select id from graphile_worker.add_job($1)', [task]);
    await pool.query(`update graphile_worker._private_jobs set ${columns} where id = $1`, [
      rows[0].id,
    ]);
    return rows[0].id;
  };
  const agoOf = (days: number) => `updated_at = now() - interval '${days} days'`;
  const failed = 'attempts = max_attempts';
  await add('send_mail', `${failed}, ${agoOf(31)}`);
  const young = await add('send_mail', `${failed}, ${agoOf(29)}`);
  const trying = await add('send_mail', `attempts = max_attempts - 1, ${agoOf(31)}`);
  const later = await add('read_import', `run_at = now() + interval '1 hour', ${agoOf(31)}`);

  const figures = async () => {
    const { body } = await app.inject({ url: '/metrics' });
    return body.match(/^chanote_jobs_\w+\{.*$/gm);
  };
  const waiting = 'chanote_jobs_waiting{of="send_mail"} 1';
  expect(await figures()).toEqual(['chanote_jobs_failed{of="send_mail"} 2', waiting]);
  await tasksOf(house).forget_failed_jobs?.({}, {} as never);
  const { rows } = await pool.query('select id from graphile_worker._private_jobs order by id');
  expect(rows.map(({ id }) => id)).toEqual([young, trying, later]);
  expect(await figures()).toEqual(['chanote_jobs_failed{of="send_mail"} 1', waiting]);
  await pool.query('delete from graphile_worker._private_jobs');
  expect(await figures()).toBeNull();
});
