import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Nobody tries it any more, unless it is being tried for the last time. */
const FAILED = sql`attempts >= max_attempts and locked_at is null`;

/** What failed for good is kept for a while, for who looks into it, with what it carried. */
export async function forgetFailedJobs(db: Db, days: number): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs
    where ${FAILED} and updated_at < now() - make_interval(days => ${days}::int)`);
}

/** By task, for whoever watches the server. */
export function jobGauges(db: Db) {
  const count = (condition: SQL) => async () => {
    const { rows } = await db.execute<{ of: string; value: number }>(sql`
      select task_identifier as of, count(*)::int as value from graphile_worker.jobs
      where ${condition} group by task_identifier order by task_identifier`);
    return rows;
  };
  return [
    {
      name: 'chanote_jobs_failed',
      help: 'Jobs that failed for good and are not tried again, by task.',
      read: count(FAILED),
    },
    {
      name: 'chanote_jobs_waiting',
      help: 'Jobs that are due and not being worked on, by task.',
      read: count(sql`attempts < max_attempts and locked_at is null and run_at <= now()`),
    },
  ];
}
