import { and, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SAME } from '#contract/cases/case-shapes.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { type Case, maskedRow } from '#server/applications/rows.ts';
import { CASE_SCOPES } from '#server/applications/scope.ts';
import { application, applicationDeed } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const MOST = 50;
type Same = (typeof SAME)[number];

type Digests = Record<'idCard' | 'companyId' | 'phone', ReadonlySet<string>>;

/** Other applications of the same person, company, telephone or land; newest first, masked. */
export async function findDuplicates(db: Db, sealing: Sealing, row: Case, viewer: Viewer) {
  const seen = and(
    ne(application.id, row.id),
    isNull(application.deletedAt),
    CASE_SCOPES.application(viewer),
  );
  const sameLand = await findSameLand(db, row.id, seen);
  const own = digestsOf(sealing, row);
  const phones = [...own.phone];
  const found = await db
    .select()
    .from(application)
    .where(
      and(
        seen,
        or(
          inArray(application.idCardDigest, [...own.idCard]),
          inArray(application.companyIdDigest, [...own.companyId]),
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
    same: SAME.filter((what) => isSameIn(what, own, other, land)),
  }));
}

/** Under every key at hand: the others may still stand under the one before. */
function digestsOf(sealing: Sealing, row: Case): Digests {
  const { idCard, companyId, phone, contactPhone } = openPersonal(sealing, row);
  const digests = (values: string[], purpose: string) =>
    new Set(values.filter(Boolean).flatMap((value) => sealing.digests(value, purpose)));
  return {
    idCard: digests([idCard], DIGESTS.idCard),
    companyId: digests([companyId], DIGESTS.companyId),
    phone: digests([phone, contactPhone], DIGESTS.phone),
  };
}

function isSameIn(what: Same, own: Digests, other: Case, land: ReadonlySet<number>): boolean {
  switch (what) {
    case 'idCard':
      return own.idCard.has(other.idCardDigest ?? '');
    case 'companyId':
      return own.companyId.has(other.companyIdDigest ?? '');
    case 'phone':
      return own.phone.has(other.phoneDigest) || own.phone.has(other.contactPhoneDigest ?? '');
    case 'deed':
      return land.has(other.id);
  }
}

/**
 * A deed’s number is one of its province; without a province it names no land, and without a number
 * neither. The newest that the viewer may see: others must not take their places.
 */
async function findSameLand(db: Db, id: number, seen: SQL | undefined): Promise<number[]> {
  const own = alias(applicationDeed, 'own');
  const rows = await db
    .selectDistinct({ id: application.id })
    .from(own)
    .innerJoin(
      applicationDeed,
      and(
        eq(applicationDeed.deedNo, own.deedNo),
        eq(applicationDeed.provinceCode, own.provinceCode),
      ),
    )
    .innerJoin(application, eq(application.id, applicationDeed.applicationId))
    .where(and(eq(own.applicationId, id), ne(own.deedNo, ''), seen))
    .orderBy(desc(application.id))
    .limit(MOST);
  return rows.map((row) => row.id);
}
