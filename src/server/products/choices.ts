import { isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { product } from './tables.ts';

/** The products that something can be for, also those that visitors do not see yet. */
export async function readProductChoices(db: Db) {
  return db
    .select({ id: product.id, name: product.name })
    .from(product)
    .where(isNull(product.deletedAt))
    .orderBy(product.position, product.id)
    .limit(500);
}
