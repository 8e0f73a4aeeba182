import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { thaiDay } from '#contract/thai/day.ts';
import { application } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { type CaseFilters, dayEnd, dayStart } from './conditions.ts';

/**
 * Between which ids a period of long ago lies. Lists begin with the newest, and the database does not
 * know that the old ones stand together: it would walk through everything newer to get there. Where
 * the period is longer than what came after it, that is the shorter way.
 */
export async function findPeriod(
  db: Db,
  { createdFrom, createdUntil }: CaseFilters,
  now: Date,
): Promise<SQL | undefined> {
  if (!createdFrom || !createdUntil) return undefined;
  const [first, last] = [Date.parse(createdFrom), Date.parse(createdUntil)];
  if (Date.parse(thaiDay(now)) - last <= last - first) return undefined;
  // Not the bare id, or its own index would be walked instead.
  const id = sql`(${application.id} + 0)`;
  const [found] = await db
    .select({ least: sql<number | null>`min(${id})`, most: sql<number | null>`max(${id})` })
    .from(application)
    .where(
      and(
        gte(application.createdAt, dayStart(createdFrom)),
        lt(application.createdAt, dayEnd(createdUntil)),
      ),
    );
  if (!found?.most) return sql`false`;
  return sql`(- ${application.id}) between ${-found.most}::int and ${-(found.least ?? 0)}::int`;
}
