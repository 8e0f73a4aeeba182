import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { publishColumns, publishValues } from '#server/platform/publishing-columns.ts';
import type { KindOf } from '#server/resource/kind.ts';
import {
  choiceColumn,
  jsonColumn,
  localizedColumns,
  publishSheet,
} from '#server/resource/sheet-columns.ts';
import { byThaiName, referenceColumn } from '#server/resource/sheet-references.ts';
import { richTextColumns } from '#server/resource/sheet-rich-text.ts';
import { readProductChoices } from './choices.ts';
import { demandOwners, demandProduct } from './maintenance.ts';
import { product, productDetail } from './tables.ts';

export const productDetailKind: KindOf<'productDetail'> = {
  resource: 'productDetail',
  table: productDetail,
  searched: productDetail.searchText,
  sorts: {
    position: productDetail.position,
    name: nameOrder(productDetail.name),
    updatedAt: productDetail.updatedAt,
  },
  filter: ({ productId }) =>
    productId === undefined ? undefined : eq(productDetail.productId, productId),
  sheet: [
    referenceColumn('productId', byThaiName(readProductChoices), { required: true }),
    ...localizedColumns('name', { required: true }),
    choiceColumn('kind', ['text', 'image'], { required: true }),
    ...richTextColumns('detail'),
    jsonColumn('pictureIds', { empty: {} }),
    ...publishSheet(),
  ],
  matchedBy: ['name.th', 'productId'],
  read: readDetails,
  columns: ({ productId, name, kind, detail, pictureIds, ...publishing }) => ({
    productId,
    name,
    kind,
    detail: kind === 'text' ? cleanRichText(detail) : {},
    pictureIds: kind === 'image' ? pictureIds : {},
    ...publishColumns(publishing),
  }),
  newColumns: async (tx, { productId }) => ({ position: await lastOf(tx, productId) }),
  nameOf: ({ name, productName }) => `${productName.th ?? ''}: ${name.th ?? ''}`,
  beforeSave: async (tx, { values }) => demandProduct(tx, values.productId),
  // Who comes under another product stands last there.
  afterSave: async (tx, id, { before, values }) => {
    if (!before || before.productId === values.productId) return;
    const position = await lastOf(tx, values.productId);
    await tx.update(productDetail).set({ position }).where(eq(productDetail.id, id));
  },
  beforeRestore: demandOwners,
};

async function readDetails(db: Db, ids: number[]) {
  const rows = await db
    .select({ detail: productDetail, productName: product.name })
    .from(productDetail)
    .innerJoin(product, eq(product.id, productDetail.productId))
    .where(inArray(productDetail.id, ids));
  return rows.map(({ detail: row, productName }) => ({
    id: row.id,
    productId: row.productId,
    productName,
    name: row.name,
    kind: row.kind,
    detail: row.detail,
    pictureIds: row.pictureIds,
    position: row.position,
    ...publishValues(row),
  }));
}

async function lastOf(tx: Db, productId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(productDetail.position) })
    .from(productDetail)
    .where(eq(productDetail.productId, productId));
  return (last?.position ?? 0) + 1;
}

/** The parts of a product’s page in order, without those in the bin. */
export async function listOrder(db: Db, productId: number) {
  const rows = await db
    .select()
    .from(productDetail)
    .where(and(eq(productDetail.productId, productId), isNull(productDetail.deletedAt)))
    .orderBy(asc(productDetail.position), asc(productDetail.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    ...publishValues(row),
  }));
}

/** Refuses an order that leaves a part out, names one twice, or one that is not there. */
export function demandWhole(there: readonly number[], asked: readonly number[]): void {
  const known = new Set(there);
  const named = new Set(asked);
  const same = named.size === asked.length && named.size === known.size;
  if (!same || asked.some((id) => !known.has(id)))
    throw new AppError('invalid_input', { ids: 'incomplete' });
}
