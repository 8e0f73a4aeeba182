import type { Readable } from 'node:stream';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { queueRemoval } from '#server/files/removal.ts';
import { storedFile } from '#server/files/tables.ts';
import { removeUnwritten } from '#server/files/unwritten.ts';
import { refuseFull } from '#server/files/with-upload.ts';
import type { Db } from '#server/platform/db.ts';
import { sheetImport } from './tables.ts';

/** What the sealed sheet of an import is bound to. */
export const boundTo = (importId: number) => `sheet import ${importId}`;

/** Seals a sheet on its way into the store; where it is not written down then, it is removed again. */
export async function keepSheet(
  files: PrivateFiles,
  importId: number,
  sheet: Readable,
  write: (fileKey: string) => Promise<void>,
): Promise<void> {
  const { key } = await files.put(sheet, boundTo(importId)).catch(refuseFull);
  try {
    await write(key);
  } catch (error) {
    await removeUnwritten(files, [key], error);
    throw error;
  }
}

/** Forgets the sheet of an import, in the transaction after which nobody reads it any more. */
export async function dropSheet(tx: Db, importId: number): Promise<void> {
  const whose = eq(sheetImport.id, importId);
  const [row] = await tx
    .select({ fileKey: sheetImport.fileKey })
    .from(sheetImport)
    .where(whose)
    .for('update');
  if (!row?.fileKey) return;
  await tx.update(sheetImport).set({ fileKey: null }).where(whose);
  await queueRemoval(tx, [row.fileKey]);
}

/** Sheets of before they were sealed: of all files, only they had this type. */
export async function dropPlainSheets(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const dropped = await tx
      .delete(storedFile)
      .where(
        and(
          eq(storedFile.contentType, 'application/octet-stream'),
          lt(storedFile.createdAt, sql`now() - interval '1 day'`),
        ),
      )
      .returning({ key: storedFile.key });
    await queueRemoval(
      tx,
      dropped.map(({ key }) => key),
    );
  });
}
