import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { creditLimit } from './tables.ts';

/** What a product lends at least and at most to such an applicant; undefined where nothing says. */
export async function findBand(db: Db, productId: number, applicant: 'individual' | 'company') {
  const [band] = await db
    .select({ minimum: creditLimit.minimum, maximum: creditLimit.maximum })
    .from(creditLimit)
    .where(
      and(
        eq(creditLimit.productId, productId),
        eq(creditLimit[applicant], true),
        isNull(creditLimit.deletedAt),
      ),
    )
    .orderBy(creditLimit.id)
    .limit(1);
  return band;
}
