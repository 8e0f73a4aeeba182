import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { findStoredFile, type StoredFile } from '#server/files/queries.ts';
import { storedFile } from '#server/files/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { document, documentFile } from './tables.ts';
import { describeFile, findHeld } from './uploads.ts';

type Saved = Pick<RowFacts, 'updatedAt' | 'updatedBy'> & { fileKey: string };

/** Every file that a document has had, the newest first. */
export async function listVersions(db: Db, documentId: number) {
  await demandDocument(db, documentId);
  const rows = await db
    .select({ version: documentFile, file: storedFile })
    .from(documentFile)
    .innerJoin(storedFile, eq(storedFile.key, documentFile.fileKey))
    .where(eq(documentFile.documentId, documentId))
    .orderBy(desc(documentFile.id))
    .limit(200);
  const versions = rows.map(({ version, file }) => ({
    ...describeFile(file),
    id: version.id,
    at: version.at.toISOString(),
    by: version.by,
    unpublished: false,
  }));
  const held = await findHeld(db, documentId);
  if (!held) return versions;
  const at = held.upload.at.toISOString();
  return [{ ...describeFile(held.file), id: 0, at, by: null, unpublished: true }, ...versions];
}

export async function hasVersion(db: Db, documentId: number, fileKey: string): Promise<boolean> {
  const [found] = await db
    .select({ id: documentFile.id })
    .from(documentFile)
    .where(and(eq(documentFile.documentId, documentId), eq(documentFile.fileKey, fileKey)))
    .limit(1);
  return found !== undefined;
}

/** Notes the file that a document has from now on, and the one before where that was not noted. */
export async function addVersion(
  tx: Db,
  documentId: number,
  before: Saved | undefined,
  { fileKey }: { fileKey: string },
  by: string,
): Promise<void> {
  if (before && !(await hasVersion(tx, documentId, before.fileKey))) {
    const { updatedAt, updatedBy } = before;
    await tx.insert(documentFile).values({
      documentId,
      fileKey: before.fileKey,
      at: new Date(updatedAt),
      by: updatedBy,
    });
  }
  await tx.insert(documentFile).values({ documentId, fileKey, by });
}

/** A file that the document has, has had, or is to have. */
export async function findVersion(db: Db, documentId: number, key: string): Promise<StoredFile> {
  const { fileKey } = await demandDocument(db, documentId);
  const own =
    key === fileKey ||
    (await hasVersion(db, documentId, key)) ||
    (await findHeld(db, documentId))?.file.key === key;
  const file = own ? await findStoredFile(db, key) : undefined;
  if (!file) throw new AppError('not_found');
  return file;
}

async function demandDocument(db: Db, id: number) {
  const [found] = await db
    .select({ fileKey: document.fileKey })
    .from(document)
    .where(eq(document.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}
