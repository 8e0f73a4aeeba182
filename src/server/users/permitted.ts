import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { type Satang, satangOf } from '#contract/money.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { canBeGiven } from '#server/rights/queries.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import { appUser } from './tables.ts';

const MOST = 1_000;

/** Everybody who may do this at this moment, in Thai order. */
export async function listPermitted(db: Db, permission: Permission) {
  const given = db
    .select({ one: sql`1` })
    .from(groupProfile)
    .innerJoin(
      userProfile,
      and(eq(userProfile.id, groupProfile.profileId), isNull(userProfile.deletedAt)),
    )
    .innerJoin(profilePermission, eq(profilePermission.profileId, userProfile.id))
    .where(
      and(eq(groupProfile.groupId, userGroup.id), eq(profilePermission.permission, permission)),
    );
  return db
    .select({
      userId: appUser.userId,
      name: sql<string>`trim(${appUser.firstName} || ' ' || ${appUser.lastName})`,
      network: userGroup.network,
    })
    .from(appUser)
    .innerJoin(userGroup, and(eq(userGroup.id, appUser.groupId), isNull(userGroup.deletedAt)))
    .where(
      and(
        eq(appUser.enabled, true),
        isNull(appUser.deletedAt),
        or(eq(userGroup.administrator, true), and(canBeGiven(permission), exists(given))),
      ),
    )
    .orderBy(asc(sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName}) collate "th-x-icu"`))
    .limit(MOST);
}

/** The most that the group of a user may approve; null where nothing bounds it. */
export async function approvesUpTo(db: Db, userId: string): Promise<Satang | null> {
  const [found] = await db
    .select({ baht: userGroup.approvesUpTo })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.id, appUser.groupId))
    .where(and(eq(appUser.userId, userId), isNull(appUser.deletedAt)));
  return found?.baht === null || found === undefined ? null : satangOf(found.baht);
}
