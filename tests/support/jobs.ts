import { Logger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { TaskList } from '#server/platform/jobs.ts';

const SILENT = new Logger(() => () => undefined);
const MOST_ROUNDS = 50;

/**
 * Runs every job that is due. A round ends while the last job of a queue is still being marked as
 * done, and jobs behind it would be left: so rounds go on until there are none.
 */
export async function workOffJobs(pool: pg.Pool, taskList: TaskList): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: SILENT });
    const { rows } = await pool.query(
      'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    );
    if (rows.length === 0) return;
  }
  throw new Error('There are always more jobs.');
}
