import { and, count, eq } from 'drizzle-orm';
import { APPRAISAL_LIMITS } from '#contract/cases/appraisals.ts';
import { AppError } from '#contract/errors.ts';
import { applicationAppraisal, appraisalPhoto } from '#server/applications/appraisal-tables.ts';
import { WINDOW } from '#server/applications/moves.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { cleanPhoto } from '#server/files/clean-document.ts';
import type { CleanFile } from '#server/files/clean-picture.ts';
import { cleanName } from '#server/files/download-name.ts';
import { openWhole } from '#server/files/open-whole.ts';
import { type Taken, takenOf } from '#server/files/photo-taken.ts';
import { queueRemoval } from '#server/files/removal.ts';
import { keepSealed, type SealedFile } from '#server/files/waiting-uploads.ts';
import { withUpload } from '#server/files/with-upload.ts';
import type { CallContext, Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { findAppraisal } from './appraisals.ts';
import { takeOpen } from './work.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST_NAME = 150;

type Added = {
  id: number;
  appraisalId: string;
  photoId: string;
  name: string;
  keepTaken: 'Y' | 'N';
};
type Photo = typeof appraisalPhoto.$inferSelect;

/** Two of the same telephone came at once: the other one is kept. */
class AlreadyKept extends Error {
  readonly photo: Photo;

  constructor(photo: Photo) {
    super('The photo is kept already.');
    this.photo = photo;
  }
}

/** Keeps a photo as its pixels alone; of what the camera wrote besides, what the officer wants kept. */
export async function addPhoto(
  { db, files, parameters }: CaseParts,
  added: Added,
  context: CallContext,
): Promise<number> {
  const most = (await parameters()).upload_file_megabytes * MEGABYTE;
  const { clean, taken } = await withUpload(files, context, most, async (content) => ({
    clean: await cleanPhoto(content),
    taken: added.keepTaken === 'Y' ? await takenOf(content) : undefined,
  }));
  try {
    const { written } = await keepSealed(files, clean, (kept) =>
      db.transaction((tx) => writePhoto(tx, context, added, { clean, kept, taken })),
    );
    return written;
  } catch (error) {
    if (error instanceof AlreadyKept) return error.photo.id;
    throw error;
  }
}

type Kept = { clean: CleanFile; kept: SealedFile; taken: Taken | undefined };

async function writePhoto(
  tx: Db,
  by: Caller,
  { id, appraisalId, photoId, name }: Added,
  { clean, kept, taken }: Kept,
): Promise<number> {
  const row = await takeOpen(tx, by, id);
  const appraisal = await findAppraisal(tx, { id, appraisalId });
  if (!appraisal) throw new AppError('not_found');
  const [same] = await tx.select().from(appraisalPhoto).where(eq(appraisalPhoto.photoId, photoId));
  if (same && same.appraisalId !== appraisalId) throw new AppError('not_found');
  if (same) throw new AlreadyKept(same);
  const [there] = await tx
    .select({ photos: count() })
    .from(appraisalPhoto)
    .where(eq(appraisalPhoto.appraisalId, appraisalId));
  if ((there?.photos ?? 0) >= APPRAISAL_LIMITS.photos) throw new AppError('too_many');
  const base = cleanName(name.replace(/\.[a-z0-9]{1,8}$/i, ''), LONGEST_NAME) || 'photo';
  const [photo] = await tx
    .insert(appraisalPhoto)
    .values({
      ...kept,
      photoId,
      appraisalId,
      name: `${base}${clean.extension}`,
      addedBy: by.viewer.name,
      takenAt: taken?.at ?? null,
      takenPlace: taken?.place ?? null,
    })
    .returning({ id: appraisalPhoto.id });
  if (!photo) throw new Error('The photo was not written.');
  await note(tx, by, row, { photo: { to: photo.id }, kept: { to: taken !== undefined } });
  return photo.id;
}

/** Takes a photo away, with its file. What an appraisal that counts rests on stays. */
export async function removePhoto(
  tx: Db,
  by: Caller,
  { id, appraisalId, photoId }: { id: number; appraisalId: string; photoId: string },
): Promise<void> {
  const row = await takeOpen(tx, by, id);
  const appraisal = await findAppraisal(tx, { id, appraisalId });
  if (!appraisal) throw new AppError('not_found');
  if (appraisal.concludedAt) throw new AppError('move_not_allowed');
  const [photo] = await tx
    .delete(appraisalPhoto)
    .where(and(eq(appraisalPhoto.photoId, photoId), eq(appraisalPhoto.appraisalId, appraisalId)))
    .returning();
  // It is gone already, or never came: so it was meant.
  if (!photo) return;
  await queueRemoval(tx, [photo.fileKey]);
  await note(tx, by, row, { photo: { from: photo.id, to: null } });
}

/** No change of the case itself: whoever has it open goes on. */
const note = (tx: Db, by: Caller, row: Case, changes: Record<string, object>) =>
  recordEvent(tx, actorOf(by.request, by.viewer), {
    action: 'appraise',
    subject: WINDOW,
    subjectId: row.id,
    subjectName: row.reference,
    changes,
  });

/** A photo of the land of this application, decrypted. */
export async function openPhoto(
  { db, files }: CaseParts,
  row: Case,
  photo: number,
  note: () => Promise<unknown>,
) {
  const [found] = await db
    .select({ photo: appraisalPhoto })
    .from(appraisalPhoto)
    .innerJoin(applicationAppraisal, eq(applicationAppraisal.id, appraisalPhoto.appraisalId))
    .where(and(eq(appraisalPhoto.id, photo), eq(applicationAppraisal.applicationId, row.id)));
  const data = found && (await openWhole(files, found.photo, note));
  if (!data) throw new AppError('not_found');
  return {
    data,
    file: {
      type: found.photo.contentType,
      name: `${row.reference}-photo-${found.photo.id}.jpg`,
      inline: true,
    },
  };
}
