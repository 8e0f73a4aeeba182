import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import {
  localizedColumns,
  numberColumn,
  positionColumn,
  publishSheet,
} from '#server/resource/sheet-columns.ts';
import { creditLimit, product, productDetail, productTerms } from './tables.ts';

const plain = plainKind('product', product);

export const productKind: KindOf<'product'> = {
  ...plain,
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('summary', { required: true }),
    numberColumn('pictureId', { empty: null }),
    positionColumn(),
    ...publishSheet(),
  ],
  read: readProducts,
  newColumns: async (tx, { position }) => (position === 0 ? { position: await lastOf(tx) } : {}),
  beforeDelete: async (_tx, rows) => {
    for (const { id, detailCount, limitCount, termsCount } of rows) {
      if (detailCount > 0) throw new AppError('in_use', { [id]: 'ProductMaint' });
      if (limitCount > 0) throw new AppError('in_use', { [id]: 'CreditLimitMaint' });
      if (termsCount > 0) throw new AppError('in_use', { [id]: 'ProductTermsMaint' });
    }
  },
};

async function readProducts(db: Db, ids: number[]) {
  const details = await countOf(db, productDetail, ids);
  const limits = await countOf(db, creditLimit, ids);
  const terms = await countOf(db, productTerms, ids);
  const rows = await plain.read(db, ids);
  return rows.map((row) => ({
    ...row,
    detailCount: details.get(row.id) ?? 0,
    limitCount: limits.get(row.id) ?? 0,
    termsCount: terms.get(row.id) ?? 0,
  }));
}

type Owned = typeof productDetail | typeof creditLimit | typeof productTerms;

async function countOf(db: Db, table: Owned, ids: number[]) {
  const rows = await db
    .select({ productId: table.productId, total: count() })
    .from(table)
    .where(and(inArray(table.productId, ids), isNull(table.deletedAt)))
    .groupBy(table.productId);
  return new Map(rows.map(({ productId, total }) => [productId, total]));
}

async function lastOf(tx: Db): Promise<number> {
  const [last] = await tx.select({ position: max(product.position) }).from(product);
  return (last?.position ?? 0) + 1;
}

/** Holds the product until the transaction ends: whoever changes what belongs to it waits in line. */
export async function holdProduct(tx: Db, id: number): Promise<{ inBin: boolean } | undefined> {
  const [found] = await tx
    .select({ deletedAt: product.deletedAt })
    .from(product)
    .where(eq(product.id, id))
    .for('update');
  return found && { inBin: found.deletedAt !== null };
}

/** Refuses what is put under a product that is not there, or lies in the bin. */
export async function demandProduct(tx: Db, id: number): Promise<void> {
  const held = await holdProduct(tx, id);
  if (!held) throw new AppError('invalid_input', { productId: 'invalid' });
  if (held.inBin) throw new AppError('invalid_input', { productId: 'in_bin' });
}

/** What comes back from the bin needs its product. */
export async function demandOwners(tx: Db, rows: ReadonlyArray<{ productId: number }>) {
  for (const id of [...new Set(rows.map(({ productId }) => productId))].sort((a, b) => a - b)) {
    if ((await holdProduct(tx, id))?.inBin !== false) throw new AppError('owner_in_bin');
  }
}
