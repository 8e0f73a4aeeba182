import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { applicationCount, applicationCountChange } from './tables.ts';

/** Adds what was written since the last time to the sums; one statement, so nothing counts twice. */
export async function rollUpApplicationCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with taken as (delete from ${applicationCountChange} returning *)
    insert into ${applicationCount} (day, kind, value, network, status, outcome, count, seconds)
    select day, kind, value, network, status, outcome, sum(count), sum(seconds) from taken
    group by 1, 2, 3, 4, 5, 6
    on conflict (kind, day, value, network, status, outcome) do update
    set count = ${applicationCount}.count + excluded.count,
      seconds = ${applicationCount}.seconds + excluded.seconds`);
}
