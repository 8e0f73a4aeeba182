import { and, eq, isNull } from 'drizzle-orm';
import { isPermission, PERMISSIONS, type Permission } from '#contract/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from './tables.ts';

type Group = { id: number; administrator: boolean; deletedAt: Date | null };

/** Deny by default: nothing without a group, everything for administrators, else what profiles give. */
export async function permissionsOfGroup(
  db: Db,
  group: Group | null,
): Promise<ReadonlySet<Permission>> {
  if (!group || group.deletedAt) return new Set();
  if (group.administrator) return new Set(PERMISSIONS);
  const rows = await db
    .selectDistinct({ permission: profilePermission.permission })
    .from(groupProfile)
    .innerJoin(
      userProfile,
      and(eq(userProfile.id, groupProfile.profileId), isNull(userProfile.deletedAt)),
    )
    .innerJoin(profilePermission, eq(profilePermission.profileId, userProfile.id))
    .where(eq(groupProfile.groupId, group.id));
  return new Set(rows.map((row) => row.permission).filter(isPermission));
}

/** The group whose members may do everything; there is one from the start. */
export async function findAdministrators(db: Db) {
  const [group] = await db
    .select({ id: userGroup.id })
    .from(userGroup)
    .where(and(eq(userGroup.administrator, true), isNull(userGroup.deletedAt)))
    .orderBy(userGroup.id)
    .limit(1);
  return group;
}
