import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isPermission, type Permission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from './tables.ts';

export async function readProfiles(db: Db, ids: number[]) {
  const profiles = await db
    .select({ id: userProfile.id, name: userProfile.name })
    .from(userProfile)
    .where(inArray(userProfile.id, ids));
  const given = await db
    .select()
    .from(profilePermission)
    .where(inArray(profilePermission.profileId, ids))
    .orderBy(profilePermission.permission);
  const groups = await db
    .select({ profileId: groupProfile.profileId, id: userGroup.id, name: userGroup.name })
    .from(groupProfile)
    .innerJoin(userGroup, eq(userGroup.id, groupProfile.groupId))
    .where(and(inArray(groupProfile.profileId, ids), isNull(userGroup.deletedAt)))
    .orderBy(userGroup.id);
  return profiles.map((profile) => ({
    ...profile,
    permissions: given
      .filter((row) => row.profileId === profile.id)
      .map((row) => row.permission)
      .filter(isPermission),
    groups: groups
      .filter((row) => row.profileId === profile.id)
      .map(({ id, name }) => ({ id, name })),
  }));
}

/** The most that anybody could approve by this profile, in whole baht; null: without a limit. */
export async function highestLimit(db: Db, profileId: number): Promise<number | null> {
  const groups = await db
    .select({ approvesUpTo: userGroup.approvesUpTo })
    .from(groupProfile)
    .innerJoin(userGroup, eq(userGroup.id, groupProfile.groupId))
    .where(and(eq(groupProfile.profileId, profileId), isNull(userGroup.deletedAt)));
  const limits = groups.map(({ approvesUpTo }) => approvesUpTo ?? Infinity);
  const highest = Math.max(0, ...limits);
  return highest === Infinity ? null : highest;
}

/** The networks to whose groups the profile gives; null: a group of the house. */
export async function networksUsing(db: Db, profileId: number): Promise<Array<string | null>> {
  const groups = await db
    .selectDistinct({ network: userGroup.network })
    .from(groupProfile)
    .innerJoin(userGroup, eq(userGroup.id, groupProfile.groupId))
    .where(and(eq(groupProfile.profileId, profileId), isNull(userGroup.deletedAt)));
  return groups.map(({ network }) => network);
}

/** Gives a profile exactly these permissions. */
export async function setPermissions(
  db: Db,
  profileId: number,
  permissions: readonly Permission[],
): Promise<void> {
  await db.delete(profilePermission).where(eq(profilePermission.profileId, profileId));
  const rows = [...new Set(permissions)].map((permission) => ({ profileId, permission }));
  if (rows.length > 0) await db.insert(profilePermission).values(rows);
}
