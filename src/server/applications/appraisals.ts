import { asc, desc, eq, inArray } from 'drizzle-orm';
import { landWorth, priceOfArea } from '#contract/applications/appraisals.ts';
import { sumOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { queueRemoval } from '#server/files/removal.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationAppraisal, appraisalPhoto } from './appraisal-tables.ts';
import { applicationDeed } from './tables.ts';

type AppraisalRow = typeof applicationAppraisal.$inferSelect;

/** Those of one application, the newest first. */
export function readAppraisals(db: Db, applicationId: number): Promise<AppraisalRow[]> {
  return db
    .select()
    .from(applicationAppraisal)
    .where(eq(applicationAppraisal.applicationId, applicationId))
    .orderBy(desc(applicationAppraisal.createdAt), asc(applicationAppraisal.id));
}

export const factsOfAppraisal = ({ concludedAt, ...row }: AppraisalRow) => ({
  ...row,
  concludedAt: concludedAt?.toISOString() ?? null,
});

/** What the land of an application is worth today, and which appraisals say so. */
export async function readLandWorth(db: Db, applicationId: number) {
  const deeds = await db
    .select({
      id: applicationDeed.id,
      deedNo: applicationDeed.deedNo,
      provinceCode: applicationDeed.provinceCode,
      place: applicationDeed.place,
    })
    .from(applicationDeed)
    .where(eq(applicationDeed.applicationId, applicationId));
  const appraisals = (await readAppraisals(db, applicationId)).map(factsOfAppraisal);
  return { deeds: deeds.length, ...landWorth(deeds, appraisals, thaiDay()) };
}

/** The prices of all the land by its appraisals, once every deed is valued. */
export async function appraisedPrices(db: Db, applicationId: number) {
  const { whole, counting } = await readLandWorth(db, applicationId);
  if (!whole) return null;
  const priced = (kind: 'government' | 'market') =>
    sumOf(counting.map((one) => priceOfArea(one[`${kind}PerWah`], one.area)));
  return { governmentPrice: priced('government'), marketPrice: priced('market') };
}

export function readPhotos(db: Db, appraisalIds: readonly string[]) {
  return db
    .select()
    .from(appraisalPhoto)
    .where(inArray(appraisalPhoto.appraisalId, [...appraisalIds]))
    .orderBy(appraisalPhoto.id);
}

export async function appraisalsOf(db: Db, applicationIds: number[]): Promise<string[]> {
  const rows = await db
    .select({ id: applicationAppraisal.id })
    .from(applicationAppraisal)
    .where(inArray(applicationAppraisal.applicationId, applicationIds));
  return rows.map(({ id }) => id);
}

/** Drops appraisals with their photos, whose files go with them. */
export async function dropAppraisals(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const photos = await tx
    .delete(appraisalPhoto)
    .where(inArray(appraisalPhoto.appraisalId, [...ids]))
    .returning({ fileKey: appraisalPhoto.fileKey });
  await queueRemoval(
    tx,
    photos.map(({ fileKey }) => fileKey),
  );
  await tx.delete(applicationAppraisal).where(inArray(applicationAppraisal.id, [...ids]));
}
