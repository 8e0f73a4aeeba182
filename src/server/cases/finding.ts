import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/calls.ts';
import { CaseResource } from '#contract/cases/case-shapes.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { foldSearched } from '#contract/search-words.ts';
import { CASE_SCOPES } from '#server/applications/scope.ts';
import { application, OPEN } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { contains, folded } from '#server/platform/search.ts';

const MOST = 5;
/** Of what fits, so many are looked at for the newest. */
const LOOKED_AT = 200;
/** What a number may be written with; anything else is in none. */
const NUMBER = /^[a-z0-9\s-]*$/i;
const SHORTEST = 3;

type Found = OutputOf<'application/find'>['data'][number];

/**
 * Applications by their number or a part of it, in the windows that the viewer may see. Nothing
 * else of them is looked at or told: who somebody is shows the record, where looking is recorded.
 */
export async function findByReference(db: Db, search: string, viewer: Viewer): Promise<Found[]> {
  if (!NUMBER.test(search) || foldSearched(search).length < SHORTEST) return [];
  const parts = CaseResource.options
    .filter((resource) =>
      viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.view` as Permission),
    )
    .map((resource) => findIn(resource, search, viewer));
  if (parts.length === 0) return [];
  const { rows } = await db.execute<Found>(sql.join(parts, sql` union all `));
  // One may be seen in two windows: the first is where it is worked on.
  return rows
    .filter(({ id }, place) => rows.findIndex((other) => other.id === id) === place)
    .slice(0, MOST);
}

function findIn(resource: CaseResource, search: string, viewer: Viewer): SQL {
  const found = and(
    isNull(application.deletedAt),
    resource === 'application' ? OPEN : undefined,
    CASE_SCOPES[resource](viewer),
    // By the index, which holds names besides; of what it finds, only the number counts.
    contains(application.searchText, search, { marked: true }),
    contains(folded(application.reference), search),
  );
  return sql`(
    select ${resource}::text as resource, id, reference, status from (
      select ${application.id} as id, ${application.reference} as reference,
        ${application.status} as status
      from ${application} where ${found} limit ${LOOKED_AT}
    ) looked_at order by id desc limit ${MOST}
  )`;
}
