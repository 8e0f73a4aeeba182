import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { KeptFile } from '#contract/documents/maintenance.ts';
import { AppError } from '#contract/errors.ts';
import { withoutMetadata } from '#server/files/clean-picture.ts';
import { cleanName } from '#server/files/download-name.ts';
import { findFileKind } from '#server/files/file-kinds.ts';
import { keepFile, type StoredFile } from '#server/files/queries.ts';
import { queueRemoval } from '#server/files/removal.ts';
import type { FileStore } from '#server/files/store.ts';
import { storedFile } from '#server/files/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { documentUpload } from './tables.ts';

const LONGEST_NAME = 150;

/** Takes a file in, under a safe name that ends as its content does. */
export async function takeFile(
  db: Db,
  store: FileStore,
  { userId, fileName, content }: { userId: number; fileName: string; content: Buffer },
): Promise<KeptFile> {
  if (content.length === 0) throw new AppError('invalid_input', { fileKey: 'empty' });
  const kind = findFileKind(content);
  if (!kind) throw new AppError('invalid_input', { fileKey: 'file_kind' });
  const base = cleanName(fileName.replace(/\.[a-z0-9]{1,8}$/i, ''), LONGEST_NAME) || 'document';
  const isPicture = kind.contentType.startsWith('image/');
  const given = {
    name: `${base}${kind.extension}`,
    contentType: kind.contentType,
    content: isPicture ? await withoutMetadata(content, 'fileKey') : content,
  };
  // A file that is no upload would be dropped by nobody.
  const file = await keepFile(db, store, given, (tx, { key }) =>
    tx.insert(documentUpload).values({ fileKey: key, userId }),
  );
  return describeFile(file);
}

export function describeFile({ key, name, contentType, bytes }: StoredFile): KeptFile {
  return { key, name, contentType, bytes };
}

type Taker = { userId: number; documentId: number | undefined };

/** An upload that this user or the unpublished changes of this document may take. */
function isTakenBy(fileKey: string, { userId, documentId }: Taker) {
  const own = and(isNull(documentUpload.heldBy), eq(documentUpload.userId, userId));
  const held = documentId === undefined ? undefined : eq(documentUpload.heldBy, documentId);
  return and(eq(documentUpload.fileKey, fileKey), or(own, held));
}

/** Whether the file is an upload that is saved nowhere yet; from now on it is no more. */
export async function claimUpload(tx: Db, fileKey: string, taker: Taker): Promise<boolean> {
  const claimed = await tx
    .delete(documentUpload)
    .where(isTakenBy(fileKey, taker))
    .returning({ fileKey: documentUpload.fileKey });
  return claimed.length > 0;
}

/**
 * The unpublished changes of a document hold this upload from now on, whoever publishes them; what
 * they held before is its uploader’s again, for a day. Answers whether there is such an upload.
 */
export async function holdUpload(
  tx: Db,
  documentId: number,
  fileKey: string | null,
  userId: number,
): Promise<boolean> {
  await tx
    .update(documentUpload)
    .set({ heldBy: null, at: sql`now()` })
    .where(
      and(
        eq(documentUpload.heldBy, documentId),
        fileKey === null ? undefined : ne(documentUpload.fileKey, fileKey),
      ),
    );
  if (fileKey === null) return false;
  const held = await tx
    .update(documentUpload)
    .set({ heldBy: documentId })
    .where(isTakenBy(fileKey, { userId, documentId }))
    .returning({ fileKey: documentUpload.fileKey });
  return held.length > 0;
}

/** The file that the unpublished changes of a document hold. */
export async function findHeld(db: Db, documentId: number) {
  const [found] = await db
    .select({ upload: documentUpload, file: storedFile })
    .from(documentUpload)
    .innerJoin(storedFile, eq(storedFile.key, documentUpload.fileKey))
    .where(eq(documentUpload.heldBy, documentId))
    .limit(1);
  return found;
}

/** Drops what was uploaded and not saved within a day, the files by a job that tries again. */
export async function deleteUnsavedUploads(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const abandoned = await tx
      .delete(documentUpload)
      .where(
        and(isNull(documentUpload.heldBy), lt(documentUpload.at, sql`now() - interval '1 day'`)),
      )
      .returning({ fileKey: documentUpload.fileKey });
    const keys = abandoned.map(({ fileKey }) => fileKey);
    await tx.delete(storedFile).where(inArray(storedFile.key, keys));
    await queueRemoval(tx, keys);
  });
}
