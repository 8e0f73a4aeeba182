import { type Runner, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from './logger.ts';

export type { TaskList };

type Plan = {
  taskList: TaskList;
  crontab: string;
  /** No other process works on this database. */
  alone: boolean;
};

/** Runs jobs and the daily plan until stopped; stopping waits for the jobs under way. */
export async function startJobs(
  pool: pg.Pool,
  { alone, ...plan }: Plan,
  log: Logger,
): Promise<Runner> {
  if (alone) await unlockJobs(pool);
  return run({
    pgPool: pool,
    ...plan,
    concurrency: 4,
    noHandleSignals: true,
    logger: new WorkerLogger((scope) => (level, message) => {
      // Its messages quote payloads only at debug level, which is never passed on.
      if (level === 'error' || level === 'warning') {
        log.warn({ task: scope.taskIdentifier, jobId: scope.jobId }, message);
      }
    }),
  });
}

/**
 * What a killed process was working on stays locked for hours, because its worker might yet come
 * back, and the jobs of the same queue wait behind it. Where nobody else works, nobody comes back.
 */
async function unlockJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union select locked_by from graphile_worker._private_job_queues where locked_by is not null))`);
}
