import { and, eq, lt, sql } from 'drizzle-orm';
import type { KeptFile } from '#contract/documents/maintenance.ts';
import { AppError } from '#contract/errors.ts';
import { withoutMetadata } from '#server/files/clean-picture.ts';
import { cleanName } from '#server/files/download-name.ts';
import { findFileKind } from '#server/files/file-kinds.ts';
import { dropFile, keepFile, type StoredFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import { documentUpload } from './tables.ts';

const LONGEST_NAME = 150;

/** Takes a file in, under a safe name that ends as its content does. */
export async function takeFile(
  db: Db,
  store: FileStore,
  { userId, fileName, content }: { userId: number; fileName: string; content: Buffer },
): Promise<KeptFile> {
  const kind = findFileKind(content);
  if (!kind) throw new AppError('invalid_input', { fileKey: 'file_kind' });
  const base = cleanName(fileName.replace(/\.[a-z0-9]{1,8}$/i, ''), LONGEST_NAME) || 'document';
  const isPicture = kind.contentType.startsWith('image/');
  const file = await keepFile(db, store, {
    name: `${base}${kind.extension}`,
    contentType: kind.contentType,
    content: isPicture ? await withoutMetadata(content, 'fileKey') : content,
  });
  await db.insert(documentUpload).values({ fileKey: file.key, userId });
  return describeFile(file);
}

export function describeFile({ key, name, contentType, bytes }: StoredFile): KeptFile {
  return { key, name, contentType, bytes };
}

/** Whether the file is an upload of that user that is saved nowhere yet; from now on it is no more. */
export async function claimUpload(tx: Db, fileKey: string, userId: number): Promise<boolean> {
  const claimed = await tx
    .delete(documentUpload)
    .where(and(eq(documentUpload.fileKey, fileKey), eq(documentUpload.userId, userId)))
    .returning({ fileKey: documentUpload.fileKey });
  return claimed.length > 0;
}

/** Drops what was uploaded and not saved within a day. */
export async function deleteUnsavedUploads(db: Db, store: FileStore): Promise<void> {
  const abandoned = await db
    .delete(documentUpload)
    .where(lt(documentUpload.at, sql`now() - interval '1 day'`))
    .returning({ fileKey: documentUpload.fileKey });
  for (const { fileKey } of abandoned) await dropFile(db, store, fileKey);
}
