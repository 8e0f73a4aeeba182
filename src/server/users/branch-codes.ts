import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from './tables.ts';

/** Whether somebody of that network works at the branch of this code. */
export async function isBranchCode(
  db: Db,
  { network, branch }: { network: string; branch: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(userGroup, and(eq(userGroup.id, appUser.groupId), isNull(userGroup.deletedAt)))
    .where(
      and(
        eq(userGroup.network, network),
        eq(sql`lower(${appUser.facilityCode})`, branch.toLowerCase()),
        eq(appUser.enabled, true),
        isNull(appUser.deletedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
