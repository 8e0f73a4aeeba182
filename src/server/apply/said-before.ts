import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { openPersonal } from '#server/applications/personal.ts';
import { application, applicationDeed } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { rowsOf } from './rows.ts';

const COMPARED = [
  'applicant',
  'productId',
  'prefix',
  'firstName',
  'lastName',
  'companyPrefix',
  'companyName',
  'place',
  'refCode',
  'convenientTimeId',
  'receiveChannelId',
  'guaranteeTypeId',
  'guaranteeProvinceCode',
  'askedAmount',
  'askedMonths',
  'marketing',
] as const;

const OF_DEEDS = [
  'guaranteeTypeId',
  'deedNo',
  'landNo',
  'surveyPage',
  'mapSheet',
  'area',
  'provinceCode',
  'place',
  'governmentPrice',
  'marketPrice',
] as const;

/** Of all the land together; the limit follows from rules, which may be others by now. */
const PRICES = ['governmentPrice', 'marketPrice'] as const;

/**
 * Whether an application says something else than the one that is kept under its id: whoever got no
 * answer may have corrected something before sending it again.
 */
export async function saysOther(
  db: Db,
  sealing: Sealing,
  { row, deeds }: Awaited<ReturnType<typeof rowsOf>>,
): Promise<boolean> {
  const [kept] = await db.select().from(application).where(eq(application.clientId, row.clientId));
  if (!kept) return false;
  const keptDeeds = await db
    .select()
    .from(applicationDeed)
    .where(eq(applicationDeed.applicationId, kept.id))
    .orderBy(asc(applicationDeed.position));
  const told = (of: Partial<Record<string, unknown>>, fields: readonly string[]) =>
    fields.map((field) => of[field] ?? null);
  const same =
    isDeepStrictEqual(told(row, COMPARED), told(kept, COMPARED)) &&
    isDeepStrictEqual(told(row.claimed ?? {}, PRICES), told(kept.claimed ?? {}, PRICES)) &&
    isDeepStrictEqual(openPersonal(sealing, row), openPersonal(sealing, kept)) &&
    isDeepStrictEqual(
      deeds.map((deed) => told(deed, OF_DEEDS)),
      keptDeeds.map((deed) => told(deed, OF_DEEDS)),
    );
  return !same;
}
