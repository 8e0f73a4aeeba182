import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { QUEUES, type Queue } from '#contract/cases/case-shapes.ts';
import { COUNTED } from '#contract/resource/counting.ts';
import { isNewsFor } from '#server/applications/news.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { CASE_SCOPES } from '#server/applications/scope.ts';
import { application, BY_DUE, OPEN } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { countUpTo } from '#server/platform/keyset.ts';
import { isOverdue, isToApprove, isToCall } from './conditions.ts';

type Parts = Pick<CaseParts, 'db' | 'parameters' | 'knowledge'>;

async function waits(parts: Parts, queue: Queue, viewer: Viewer): Promise<SQL | undefined> {
  const visible = and(isNull(application.deletedAt), CASE_SCOPES.application(viewer));
  const listed = and(OPEN, visible);
  switch (queue) {
    case 'news':
      return and(visible, isNewsFor(viewer.name));
    case 'mine':
      return and(listed, eq(application.assignee, viewer.name));
    case 'unassigned':
      return and(listed, isNull(application.assignee));
    case 'overdue':
      return and(listed, isOverdue());
    case 'toCall':
      return and(listed, await isToCall(parts.db, parts));
    case 'toApprove':
      return and(listed, isToApprove(viewer.name));
  }
}

/** How many wait in each part; counted up to a limit, so that it never takes long. */
export async function countQueues(parts: Parts, viewer: Viewer) {
  const counts = await Promise.all(
    QUEUES.map(async (queue) => {
      const where = await waits(parts, queue, viewer);
      const found = await countUpTo(parts.db, application, where, COUNTED);
      return [queue, { total: Math.min(found, COUNTED), uncounted: found > COUNTED }] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<Queue, { total: number; uncounted: boolean }>;
}

/** The one that is due first, behind the one just looked at; from the beginning after the last. */
export async function findNext(
  parts: Parts,
  { queue, after }: { queue: Queue; after?: number | undefined },
  viewer: Viewer,
): Promise<number | null> {
  const where = await waits(parts, queue, viewer);
  const first = async (behind: SQL | undefined) => {
    const [found] = await parts.db
      .select({ id: application.id })
      .from(application)
      .where(and(where, behind))
      .orderBy(asc(BY_DUE), asc(application.id))
      .limit(1);
    return found?.id ?? null;
  };
  const position = after === undefined ? undefined : await behindOf(parts.db, after);
  const next = (position && (await first(position))) ?? (await first(undefined));
  return next === after ? null : next;
}

async function behindOf(db: Db, id: number): Promise<SQL | undefined> {
  const [at] = await db
    .select({ due: sql<string>`(${BY_DUE})::text` })
    .from(application)
    .where(eq(application.id, id));
  if (!at) return undefined;
  const due = sql`${at.due}::timestamptz`;
  return or(gt(BY_DUE, due), and(eq(BY_DUE, due), gt(application.id, id)));
}
