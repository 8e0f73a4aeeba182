import type pg from 'pg';

/**
 * What a killed process was working on stays locked until it is found gone, and the jobs of the same
 * queue wait behind it. Where nobody else works, nobody needs to be waited for.
 */
export async function unlockJobs(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await database.query(
    `select to_regclass('lease') is not null and to_regclass('graphile_worker._private_jobs') is not null
    as there`,
  );
  // A database that was only just made.
  if (!rows[0].there) return;
  await database.query(`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union select locked_by from graphile_worker._private_job_queues where locked_by is not null))`);
  await database.query('delete from lease');
}
