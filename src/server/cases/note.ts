import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Case } from '#server/applications/rows.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';

type Changes = NonNullable<Parameters<typeof recordEvent>[2]['changes']>;

/** Records that somebody looked at an application, or had something of it printed. */
export function noteReading(
  db: Db,
  action: string,
  { resource }: { resource: CaseResource },
  row: Case,
  { request, viewer }: Pick<CallContext, 'request' | 'viewer'>,
  changes?: Changes,
): Promise<void> {
  return recordEvent(db, actorOf(request, viewer), {
    action,
    subject: RESOURCE_WINDOWS[resource],
    subjectId: row.id,
    subjectName: row.reference,
    ...(changes && { changes }),
  });
}
