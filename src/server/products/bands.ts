import { and, eq, isNull, max, min } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { creditLimit } from './tables.ts';

/**
 * What a product lends at least and at most to such an applicant: of several bands the widest, as
 * the calculator counts them. Undefined where nothing says.
 */
export async function findBand(db: Db, productId: number, applicant: 'individual' | 'company') {
  const [band] = await db
    .select({ minimum: min(creditLimit.minimum), maximum: max(creditLimit.maximum) })
    .from(creditLimit)
    .where(
      and(
        eq(creditLimit.productId, productId),
        eq(creditLimit[applicant], true),
        isNull(creditLimit.deletedAt),
      ),
    );
  const { minimum = null, maximum = null } = band ?? {};
  return minimum === null || maximum === null ? undefined : { minimum, maximum };
}
