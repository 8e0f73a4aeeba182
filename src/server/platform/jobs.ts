import { type Runner, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from './logger.ts';

export type { TaskList };

/** Runs jobs and the daily plan until stopped; stopping waits for the jobs under way. */
export async function startJobs(
  pool: pg.Pool,
  taskList: TaskList,
  crontab: string,
  log: Logger,
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList,
    crontab,
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
