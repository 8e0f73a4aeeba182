import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { contactMessage } from './tables.ts';

/** As the form promises: what somebody wrote is gone after so many days, and spam much sooner. */
export async function deleteOldMessages(db: Db, days: number): Promise<void> {
  await db
    .delete(contactMessage)
    .where(
      or(
        lt(contactMessage.createdAt, sql`now() - make_interval(days => ${days}::int)`),
        and(
          eq(contactMessage.status, 'spam'),
          lt(contactMessage.createdAt, sql`now() - interval '90 days'`),
        ),
      ),
    );
}
