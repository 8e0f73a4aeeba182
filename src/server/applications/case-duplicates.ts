import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { SAME } from '#contract/application-case-shapes.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type Case, maskedRow } from './case-rows.ts';
import { CASE_SCOPES } from './case-scope.ts';
import { application, applicationDeed } from './tables.ts';

const MOST = 50;
type Same = (typeof SAME)[number];

/** Other applications of the same person, company, telephone or land; newest first, masked. */
export async function findDuplicates(db: Db, row: Case, viewer: Viewer) {
  const sameLand = await findSameLand(db, row.id);
  const phones = [row.phoneDigest, ...(row.contactPhoneDigest ? [row.contactPhoneDigest] : [])];
  const found = await db
    .select()
    .from(application)
    .where(
      and(
        ne(application.id, row.id),
        isNull(application.deletedAt),
        CASE_SCOPES.application(viewer),
        or(
          isSame(row.idCardDigest, (digest) => eq(application.idCardDigest, digest)),
          isSame(row.companyIdDigest, (digest) => eq(application.companyIdDigest, digest)),
          inArray(application.phoneDigest, phones),
          inArray(application.contactPhoneDigest, phones),
          sameLand.length > 0 ? inArray(application.id, sameLand) : undefined,
        ),
      ),
    )
    .orderBy(desc(application.id))
    .limit(MOST);
  const land = new Set(sameLand);
  return found.map((other) => ({
    ...maskedRow(other),
    same: SAME.filter((what) => isSameIn(what, row, other, land)),
  }));
}

const isSame = (digest: string | null, condition: (digest: string) => SQL): SQL | undefined =>
  digest === null ? undefined : condition(digest);

function isSameIn(what: Same, one: Case, other: Case, land: ReadonlySet<number>): boolean {
  switch (what) {
    case 'idCard':
      return one.idCardDigest !== null && one.idCardDigest === other.idCardDigest;
    case 'companyId':
      return one.companyIdDigest !== null && one.companyIdDigest === other.companyIdDigest;
    case 'phone': {
      const theirs = [other.phoneDigest, other.contactPhoneDigest];
      return [one.phoneDigest, one.contactPhoneDigest].some(
        (digest) => digest !== null && theirs.includes(digest),
      );
    }
    case 'deed':
      return land.has(other.id);
  }
}

/** A deed’s number is one of its province; without a province it names no land. */
async function findSameLand(db: Db, id: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select distinct other.application_id as id
    from ${applicationDeed} own
    join ${applicationDeed} other
      on other.deed_no = own.deed_no and other.province_code = own.province_code
    where own.application_id = ${id} and other.application_id <> ${id}
    limit ${MOST}`);
  return rows.rows.map((row) => row.id);
}
