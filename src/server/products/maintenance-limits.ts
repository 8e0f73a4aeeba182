import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import { flagColumn, localizedColumns, numberColumn } from '#server/resource/sheet-columns.ts';
import { byThaiName, referenceColumn } from '#server/resource/sheet-references.ts';
import { readProductChoices } from './choices.ts';
import { findOverlap, type LimitBand } from './limit-rules.ts';
import { demandOwners, demandProduct } from './maintenance.ts';
import { creditLimit, product } from './tables.ts';

export const creditLimitKind: KindOf<'creditLimit'> = {
  ...plainKind('creditLimit', creditLimit),
  sorts: {
    name: nameOrder(creditLimit.name),
    minimum: creditLimit.minimum,
    maximum: creditLimit.maximum,
    updatedAt: creditLimit.updatedAt,
  },
  filter: ({ productId }) =>
    productId === undefined ? undefined : eq(creditLimit.productId, productId),
  sheet: [
    referenceColumn('productId', byThaiName(readProductChoices), { required: true }),
    ...localizedColumns('name', { required: true }),
    numberColumn('minimum', { required: true }),
    numberColumn('maximum', { required: true }),
    flagColumn('individual'),
    flagColumn('company'),
  ],
  matchedBy: ['name.th', 'productId'],
  read: readLimits,
  nameOf: ({ name, productName }) => `${productName.th ?? ''}: ${name.th ?? ''}`,
  beforeSave: async (tx, { before, values }) => {
    // The product is held, so that two bands saved at once see each other.
    await demandProduct(tx, values.productId);
    await demandRoom(tx, { ...values, id: before?.id ?? 0 });
  },
  beforeRestore: async (tx, rows) => {
    await demandOwners(tx, rows);
    for (const [index, row] of rows.entries()) await demandRoom(tx, row, rows.slice(0, index));
  },
};

type Placed = LimitBand & { id: number; productId: number };
type Named = Placed & Pick<typeof creditLimit.$inferSelect, 'name'>;

/** Refuses a band that overlaps another of the same product and kind of applicant, naming it. */
async function demandRoom(tx: Db, band: Placed, besides: readonly Named[] = []): Promise<void> {
  const others = await tx
    .select()
    .from(creditLimit)
    .where(
      and(
        eq(creditLimit.productId, band.productId),
        ne(creditLimit.id, band.id),
        isNull(creditLimit.deletedAt),
      ),
    )
    .orderBy(asc(creditLimit.minimum), asc(creditLimit.id));
  const alike = besides.filter(({ productId }) => productId === band.productId);
  const overlap = findOverlap(band, [...others, ...alike]);
  if (overlap) throw new AppError('overlaps', { minimum: `overlaps:${overlap.name.th ?? ''}` });
}

async function readLimits(db: Db, ids: number[]) {
  const rows = await db
    .select({ limit: creditLimit, productName: product.name })
    .from(creditLimit)
    .innerJoin(product, eq(product.id, creditLimit.productId))
    .where(inArray(creditLimit.id, ids));
  return rows.map(({ limit: row, productName }) => ({
    id: row.id,
    productId: row.productId,
    productName,
    name: row.name,
    minimum: row.minimum,
    maximum: row.maximum,
    individual: row.individual,
    company: row.company,
  }));
}
