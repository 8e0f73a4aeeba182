import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Case } from './rows.ts';
import { application } from './tables.ts';

/** In whole milliseconds, as it is read: what was looked at can be told from what came since. */
export const NEWS_NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

/** Something came from the applicant or from who referred them, or nothing reaches the applicant. */
export async function markNews(tx: Db, id: number): Promise<void> {
  await tx.update(application).set({ newsAt: NEWS_NOW }).where(eq(application.id, id));
}

/** Whoever may work on it has seen what was new then, not what has come since. */
export async function seeNews(db: Db, { id, newsAt }: Case): Promise<void> {
  if (newsAt === null) return;
  await db
    .update(application)
    .set({ newsAt: null })
    .where(and(eq(application.id, id), eq(application.newsAt, newsAt)));
}

/** Something new about what this person deals with, or nobody does. */
export function isNewsFor(userId: string): SQL | undefined {
  return and(
    isNotNull(application.newsAt),
    or(isNull(application.assignee), eq(application.assignee, userId)),
  );
}
