import { and, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { COUNTED } from '#contract/resource/counting.ts';
import { isNewsFor } from '#server/applications/news.ts';
import { application, OPEN as open } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { countUpTo } from '#server/platform/keyset.ts';
import type { Scope } from './counts.ts';

/** What needs somebody now; counted up to a limit and one, so that it never takes long. */
export async function readToday(db: Db, name: string, { network }: Scope) {
  const visible = and(
    isNull(application.deletedAt),
    network === null ? undefined : sql`${application.network} = ${network}`,
  );
  const mine = eq(application.assignee, name);
  const overdue = lt(application.dueAt, sql`now()`);
  const count = (condition: SQL | undefined) =>
    countUpTo(db, application, and(visible, condition), COUNTED);
  const [news, ownOpen, ownOverdue, unassigned, toApprove, allOverdue] = await Promise.all([
    count(isNewsFor(name)),
    count(and(mine, open)),
    count(and(mine, open, overdue)),
    count(and(isNull(application.assignee), open)),
    count(
      and(
        eq(application.status, 'approval'),
        or(isNull(application.proposedBy), ne(application.proposedBy, name)),
      ),
    ),
    count(and(open, overdue)),
  ]);
  return {
    news,
    mine: ownOpen,
    mineOverdue: ownOverdue,
    unassigned,
    toApprove,
    overdue: allOverdue,
  };
}
