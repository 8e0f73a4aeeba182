import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import { localizedColumns, positionColumn, publishSheet } from '#server/resource/sheet-columns.ts';
import { document, documentHeader } from './tables.ts';

const plain = plainKind('documentHeader', documentHeader);

export const documentHeaderKind: KindOf<'documentHeader'> = {
  ...plain,
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('remark'),
    positionColumn(),
    ...publishSheet(),
  ],
  read: readHeaders,
  newColumns: async (tx, { position }) => (position === 0 ? { position: await lastOf(tx) } : {}),
  beforeDelete: async (_tx, rows) => {
    const used = rows.find(({ documentCount }) => documentCount > 0);
    if (used) throw new AppError('in_use', { [used.id]: 'DocumentDetailMaint' });
  },
};

async function readHeaders(db: Db, ids: number[]) {
  const counted = await db
    .select({ headerId: document.headerId, total: count() })
    .from(document)
    .where(and(inArray(document.headerId, ids), isNull(document.deletedAt)))
    .groupBy(document.headerId);
  const totals = new Map(counted.map(({ headerId, total }) => [headerId, total]));
  const rows = await plain.read(db, ids);
  return rows.map((row) => ({ ...row, documentCount: totals.get(row.id) ?? 0 }));
}

async function lastOf(tx: Db): Promise<number> {
  const [last] = await tx.select({ position: max(documentHeader.position) }).from(documentHeader);
  return (last?.position ?? 0) + 1;
}

/** The headers that a document can stand under. */
export async function listHeaderChoices(db: Db) {
  return db
    .select({ id: documentHeader.id, name: documentHeader.name })
    .from(documentHeader)
    .where(isNull(documentHeader.deletedAt))
    .orderBy(documentHeader.position, documentHeader.id)
    .limit(500);
}

/** Whether the header is there and not in the bin; it is held until the transaction ends. */
export async function holdHeader(tx: Db, id: number): Promise<'there' | 'in_bin' | 'invalid'> {
  const [found] = await tx
    .select({ deletedAt: documentHeader.deletedAt })
    .from(documentHeader)
    .where(eq(documentHeader.id, id))
    .for('update');
  if (!found) return 'invalid';
  return found.deletedAt === null ? 'there' : 'in_bin';
}
