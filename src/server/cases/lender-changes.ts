import { and, eq } from 'drizzle-orm';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { applicationEvent } from '#server/applications/tables.ts';
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
