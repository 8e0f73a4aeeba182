import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { contactMessage } from './tables.ts';

/** As the form promises: what somebody wrote is gone after two years, and spam much sooner. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await db
    .delete(contactMessage)
    .where(
      or(
        lt(contactMessage.createdAt, sql`now() - interval '2 years'`),
        and(
          eq(contactMessage.status, 'spam'),
          lt(contactMessage.createdAt, sql`now() - interval '90 days'`),
        ),
      ),
    );
}
