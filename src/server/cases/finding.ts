import { and, desc, inArray, isNull, type SQL } from 'drizzle-orm';
import type { OutputOf } from '#contract/calls.ts';
import { CaseResource } from '#contract/cases/case-shapes.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { foldSearched } from '#contract/search-words.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { maskApplicant } from '#server/applications/rules.ts';
import { CASE_SCOPES } from '#server/applications/scope.ts';
import { application, OPEN } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { findableByAll, searchCases } from './conditions.ts';
import { searchAsPartner } from './partner.ts';

const MOST = 5;
/** Of what fits, so many are looked at for the newest. */
const LOOKED_AT = 200;
const SHORTEST = 3;

type Parts = Pick<CaseParts, 'db' | 'sealing' | 'knowledge'>;
type Found = OutputOf<'application/find'>['data'][number];

/**
 * Applications by whatever their lists are searched by (number, name, deed, a whole telephone or card
 * number), in the windows that the viewer may see. Told is what those lists tell: the name is masked.
 */
export async function findCases(
  { db, ...parts }: Parts,
  search: string,
  viewer: Viewer,
): Promise<Found[]> {
  if (foldSearched(search).length < SHORTEST) return [];
  const seen = CaseResource.options.filter((resource) =>
    viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.view` as Permission),
  );
  const found: Found[] = [];
  // One may be seen in two windows: the first is where it is worked on.
  for (const resource of seen)
    for (const row of await findIn(db, resource, searchIn(parts, resource, search), viewer))
      if (!found.some(({ id }) => id === row.id)) found.push(row);
  return found.slice(0, MOST);
}

function searchIn(
  { sealing, knowledge }: Omit<Parts, 'db'>,
  resource: CaseResource,
  search: string,
): SQL | undefined {
  return resource === 'applicationPartner'
    ? searchAsPartner(sealing, knowledge, search)
    : searchCases(findableByAll(sealing), search);
}

async function findIn(
  db: Db,
  resource: CaseResource,
  searched: SQL | undefined,
  viewer: Viewer,
): Promise<Found[]> {
  const fitting = db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        isNull(application.deletedAt),
        resource === 'application' ? OPEN : undefined,
        CASE_SCOPES[resource](viewer),
        searched,
      ),
    )
    .limit(LOOKED_AT);
  const rows = await db
    .select()
    .from(application)
    .where(inArray(application.id, fitting))
    .orderBy(desc(application.id))
    .limit(MOST);
  return rows.map((row) => ({
    resource,
    id: row.id,
    reference: row.reference,
    status: row.status,
    name: maskApplicant(row),
  }));
}
