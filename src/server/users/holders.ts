import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { canBeGiven } from '#server/rights/queries.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import { languageOf } from './language.ts';
import { nameOf } from './letter-name.ts';
import { appUser } from './tables.ts';

/** More are not written to about one thing. */
const MOST_HOLDERS = 200;

const isHolder = (db: Db, permission: Permission, userId: number | undefined) =>
  and(
    eq(appUser.enabled, true),
    isNull(appUser.deletedAt),
    userId === undefined ? undefined : eq(appUser.id, userId),
    or(
      eq(userGroup.administrator, true),
      exists(
        db
          .select({ one: sql`1` })
          .from(groupProfile)
          .innerJoin(userProfile, eq(userProfile.id, groupProfile.profileId))
          .innerJoin(profilePermission, eq(profilePermission.profileId, userProfile.id))
          .where(
            and(
              eq(groupProfile.groupId, userGroup.id),
              isNull(userProfile.deletedAt),
              canBeGiven(permission),
              eq(profilePermission.permission, permission),
            ),
          ),
      ),
    ),
  );

const inGroup = and(eq(userGroup.id, appUser.groupId), isNull(userGroup.deletedAt));

/** Those who hold a permission at this moment and can be written to, or one of them. */
export async function findHolders(db: Db, permission: Permission, userId?: number) {
  const found = await db
    .select({ user: appUser })
    .from(appUser)
    .innerJoin(userGroup, inGroup)
    .where(and(isHolder(db, permission, userId), isNotNull(appUser.email)))
    .orderBy(appUser.id)
    .limit(MOST_HOLDERS);
  return found.flatMap(({ user }) =>
    user.email
      ? { id: user.id, name: nameOf(user), email: user.email, language: languageOf(user) }
      : [],
  );
}

/** Whether a user holds a permission at this moment; who is gone or shut out holds none. */
export async function holds(db: Db, userId: number, permission: Permission): Promise<boolean> {
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(userGroup, inGroup)
    .where(isHolder(db, permission, userId));
  return found.length > 0;
}
