import type { LocalizedText } from '#contract/localized.ts';
import { bahtOrNone } from '#contract/money.ts';
import type { Db } from '#server/platform/db.ts';
import { readAppraisals, readPhotos } from './appraisals.ts';
import type { applicationDeed } from './tables.ts';

type Name = LocalizedText | string | number | null;
type Names = {
  guaranteeType: (id: number | null) => Name;
  province: (code: string | null) => Promise<Name>;
};

const squareWah = (area: number | null) => (area === null ? null : area / 100);

/** The plots as they were told. */
export function tellDeeds(deeds: ReadonlyArray<typeof applicationDeed.$inferSelect>, names: Names) {
  return Promise.all(
    deeds.map(async ({ deedNo, landNo, surveyPage, mapSheet, place, ...deed }) => ({
      guaranteeType: names.guaranteeType(deed.guaranteeTypeId),
      ...{ deedNo, landNo, surveyPage, mapSheet },
      province: await names.province(deed.provinceCode),
      place,
      area: squareWah(deed.area),
      governmentPrice: bahtOrNone(deed.governmentPrice),
      marketPrice: bahtOrNone(deed.marketPrice),
    })),
  );
}

/** What was found at the land; of photos everything but the bytes. */
export async function tellAppraisals(db: Db, applicationId: number) {
  const appraisals = await readAppraisals(db, applicationId);
  const photos = await readPhotos(
    db,
    appraisals.map(({ id }) => id),
  );
  return appraisals.map(({ id, land: { provinceCode: _, ...land }, ...appraisal }) => {
    const { visitedOn, visitedBy, access, landUse, surroundings } = appraisal;
    const { governmentSource, marketSource, verdict, remark, createdAt, createdBy } = appraisal;
    const { savedAt, concludedAt, concludedBy, validUntil } = appraisal;
    return {
      land: { ...land, area: squareWah(land.area) },
      ...{ visitedOn, visitedBy, access, landUse, surroundings },
      area: squareWah(appraisal.area),
      governmentPerWah: bahtOrNone(appraisal.governmentPerWah),
      governmentSource,
      marketPerWah: bahtOrNone(appraisal.marketPerWah),
      marketSource,
      value: bahtOrNone(appraisal.value),
      ...{ verdict, remark, begunAt: createdAt, begunBy: createdBy, savedAt },
      ...{ concludedAt, concludedBy, validUntil },
      photos: photos
        .filter(({ appraisalId }) => appraisalId === id)
        .map(({ name, bytes, addedAt, takenAt, takenPlace }) => ({
          ...{ name, bytes, addedAt, takenAt, takenPlace },
        })),
    };
  });
}
