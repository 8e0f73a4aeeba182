import { eq, sql } from 'drizzle-orm';
import type { CasePeople } from '#contract/cases/people.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { isElsewhere } from '#server/applications/scope.ts';
import { applicationEvent } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';

/**
 * Everybody of the house whom a case names. Whatever they do leaves its line in the timeline, so that
 * this one reading serves every part of the case.
 */
export async function readPeople(
  { db, knowledge }: Pick<CaseParts, 'db' | 'knowledge'>,
  row: Pick<Case, 'id' | 'assignee' | 'proposedBy' | 'createdBy' | 'updatedBy'>,
  viewer: Viewer,
): Promise<CasePeople> {
  const { actor, detail } = applicationEvent;
  const named = await db
    .selectDistinct({
      userId: sql<
        string | null
      >`unnest(array[${actor}, ${detail} ->> 'to', ${detail} ->> 'assignee'])`,
    })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, row.id));
  const { assignee, proposedBy, createdBy, updatedBy } = row;
  const ofCase = [assignee, proposedBy, createdBy, updatedBy];
  // With who looks at it, whose name stands on what is printed.
  const ids = [...named.map(({ userId }) => userId), ...ofCase, viewer.name];
  return namePeople({ db, knowledge }, ids, viewer);
}

/** What these are called, as far as the viewer may know it. */
export async function namePeople(
  { db, knowledge }: Pick<CaseParts, 'db' | 'knowledge'>,
  ids: ReadonlyArray<string | null>,
  viewer: Viewer,
): Promise<CasePeople> {
  const people = await knowledge.namePeople(
    db,
    [...new Set(ids)].filter((id) => id !== null),
  );
  // Who belongs to a network is told the names of its own people alone.
  const near = people.filter(({ name, network }) => name !== '' && !isElsewhere(viewer, network));
  const namesakes = Map.groupBy(near, ({ name }) => name);
  return Object.fromEntries(
    near.map(({ userId, name }) => [
      userId,
      namesakes.get(name)?.length === 1 ? name : `${name} (${userId})`,
    ]),
  );
}
