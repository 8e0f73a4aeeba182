import { and, eq, sql } from 'drizzle-orm';
import { applicationEvent } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';

/** What whoever sends something calls it, each in the detail of its event. */
type SentAs = 'callId' | 'remarkId' | 'planId' | 'askId' | 'uploadId';

/**
 * The detail of what was sent under the same id before, and only its answer was lost. Asked with the
 * case held: of two that come at once the second finds the first.
 */
export async function findSent(tx: Db, applicationId: number, as: SentAs, id: string | undefined) {
  if (id === undefined) return undefined;
  const [sent] = await tx
    .select({ detail: applicationEvent.detail })
    .from(applicationEvent)
    .where(
      and(
        eq(applicationEvent.applicationId, applicationId),
        sql`${applicationEvent.detail} ->> ${as} = ${id}`,
      ),
    )
    .orderBy(applicationEvent.id)
    .limit(1);
  return sent?.detail;
}
