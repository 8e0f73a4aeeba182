import { and, eq, inArray, max } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { storedFile } from '#server/files/tables.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { inState } from '#server/platform/publish-states.ts';
import { publishValues } from '#server/platform/publishing-columns.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import {
  localizedColumns,
  positionColumn,
  publishSheet,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { byThaiName, referenceColumn } from '#server/resource/sheet-references.ts';
import { addVersion, hasVersion } from './file-versions.ts';
import { holdHeader, listHeaderChoices } from './maintenance.ts';
import { document, documentHeader } from './tables.ts';
import { claimUpload, describeFile, holdUpload } from './uploads.ts';

export const documentKind: KindOf<'document'> = {
  ...plainKind('document', document),
  sorts: {
    name: nameOrder(document.name),
    position: document.position,
    updatedAt: document.updatedAt,
  },
  filter: ({ headerId, state }) =>
    and(
      headerId === undefined ? undefined : eq(document.headerId, headerId),
      inState(document, state),
    ),
  sheet: [
    referenceColumn('headerId', byThaiName(listHeaderChoices), { required: true }),
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('remark'),
    textColumn('file.name'),
    positionColumn(),
    ...publishSheet(),
  ],
  read: readDocuments,
  newColumns: async (tx, { position, headerId }) =>
    position === 0 ? { position: await lastOf(tx, headerId) } : {},
  beforeSave: async (tx, { before, values, viewer }) => {
    const header = await holdHeader(tx, values.headerId);
    if (header !== 'there') throw new AppError('invalid_input', { headerId: header });
    const { fileKey } = values;
    if (fileKey === before?.fileKey) return;
    const known = before && (await hasVersion(tx, before.id, fileKey));
    const taker = { userId: viewer.userId, documentId: before?.id };
    if (!known && !(await claimUpload(tx, fileKey, taker)))
      throw new AppError('invalid_input', { fileKey: 'file_gone' });
  },
  afterSave: async (tx, id, { before, values, viewer }) => {
    if (before?.fileKey !== values.fileKey) await addVersion(tx, id, before, values, viewer.name);
  },
  holdForRevision: async (tx, id, values, { userId }) => {
    const fileKey = values?.fileKey ?? null;
    if ((await holdUpload(tx, id, fileKey, userId)) || fileKey === null) return;
    const [row] = await tx.select().from(document).where(eq(document.id, id));
    if (row?.fileKey !== fileKey && !(await hasVersion(tx, id, fileKey)))
      throw new AppError('invalid_input', { fileKey: 'file_gone' });
  },
  beforeRestore: async (tx, rows) => {
    for (const id of [...new Set(rows.map(({ headerId }) => headerId))].sort((a, b) => a - b)) {
      if ((await holdHeader(tx, id)) !== 'there') throw new AppError('owner_in_bin');
    }
  },
};

async function readDocuments(db: Db, ids: number[]) {
  const rows = await db
    .select({ document, headerName: documentHeader.name, file: storedFile })
    .from(document)
    .innerJoin(documentHeader, eq(documentHeader.id, document.headerId))
    .leftJoin(storedFile, eq(storedFile.key, document.fileKey))
    .where(inArray(document.id, ids));
  return rows.map(({ document: row, headerName, file }) => ({
    id: row.id,
    name: row.name,
    remark: row.remark,
    headerId: row.headerId,
    headerName,
    fileKey: row.fileKey,
    file: file && describeFile(file),
    position: row.position,
    ...publishValues(row),
  }));
}

async function lastOf(tx: Db, headerId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(document.position) })
    .from(document)
    .where(eq(document.headerId, headerId));
  return (last?.position ?? 0) + 1;
}
