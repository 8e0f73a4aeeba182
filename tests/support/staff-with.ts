import type { Permission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import { addUser } from './people.ts';

/** A user who may do just this, perhaps within one branch network. */
export async function addStaffWith(
  db: Db,
  userId: string,
  permissions: Permission[],
  network: string | null = null,
): Promise<void> {
  const name = { th: userId };
  const [group] = await db.insert(userGroup).values({ name, network }).returning();
  const [profile] = await db.insert(userProfile).values({ name }).returning();
  const [groupId, profileId] = [group?.id ?? 0, profile?.id ?? 0];
  await db.insert(groupProfile).values({ groupId, profileId });
  await db
    .insert(profilePermission)
    .values(permissions.map((permission) => ({ profileId, permission })));
  await addUser(db, 'nobody', { userId, groupId });
}
