import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { creditLimit, product } from './tables.ts';

/** Published products with the widest band each lends in, in whole baht. */
export async function listProducts(db: Db, language: Language) {
  const rows = await db
    .select({
      id: product.id,
      name: product.name,
      summary: product.summary,
      minimum: sql<number | null>`min(${creditLimit.minimum})`.mapWith(Number),
      maximum: sql<number | null>`max(${creditLimit.maximum})`.mapWith(Number),
    })
    .from(product)
    .leftJoin(
      creditLimit,
      and(eq(creditLimit.productId, product.id), isNull(creditLimit.deletedAt)),
    )
    .where(isPublished(product))
    .groupBy(product.id)
    .orderBy(product.position, product.id);
  return rows.map((row) => ({
    ...row,
    name: localize(row.name, language),
    summary: localize(row.summary, language),
  }));
}
