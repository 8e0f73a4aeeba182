import { isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { creditLimit, product } from './tables.ts';

/** What visitors can apply for, with the bands that it is lent in. */
export async function listOfferedProducts(db: Db) {
  const rows = await db
    .select({ id: product.id, name: product.name })
    .from(product)
    .where(isPublished(product));
  const bands = await db
    .select({
      productId: creditLimit.productId,
      minimum: creditLimit.minimum,
      maximum: creditLimit.maximum,
      individual: creditLimit.individual,
      company: creditLimit.company,
    })
    .from(creditLimit)
    .where(isNull(creditLimit.deletedAt))
    .orderBy(creditLimit.id);
  return rows.map((row) => ({
    ...row,
    bands: bands.filter(({ productId }) => productId === row.id),
  }));
}
