import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { application, applicationEvent } from '#server/applications/tables.ts';
import { isEditable } from './changes.ts';

/**
 * The fields of a referral that people outside of its network have put right: what stands there now
 * is not what the branch wrote. None while the branch itself can still change it: its form must hold
 * what is kept, or saving it would undo their work.
 */
export async function changedByLender(
  { db, knowledge }: Pick<CaseParts, 'db' | 'knowledge'>,
  row: Case,
): Promise<ReadonlySet<string>> {
  if (isEditable(row, 'applicationPartner')) return new Set();
  const changes = await db
    .select({ actor: applicationEvent.actor, detail: applicationEvent.detail })
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, row.id), eq(applicationEvent.kind, 'changed')));
  const people = await knowledge.namePeople(db, [
    ...new Set(changes.flatMap(({ actor }) => actor ?? [])),
  ]);
  const near = new Set(
    people.filter(({ network }) => network === row.network).map(({ userId }) => userId),
  );
  return new Set(
    changes
      .filter(({ actor }) => actor === null || !near.has(actor))
      .flatMap(({ detail }) => String(detail.fields ?? '').split(' ')),
  );
}

/** Whether a field is one of these, of each row of a list. */
export function isByLender(
  { isOfNetwork }: Pick<CaseParts['knowledge'], 'isOfNetwork'>,
  field: string,
): SQL {
  return sql`(${application.status} <> 'new' and exists (select 1 from application_event changed
    where changed.application_id = ${application.id} and changed.kind = 'changed'
      and ${field} = any (string_to_array(changed.detail ->> 'fields', ' '))
      and not ${isOfNetwork(sql`changed.actor`, application.network)}))`;
}
