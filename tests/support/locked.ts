import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#server/platform/db.ts';
import { eventually } from './eventually.ts';

/** Until exactly one statement of the test's database waits for a lock that another holds. */
export async function untilOneWaits(db: Db): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(1);
  });
}
