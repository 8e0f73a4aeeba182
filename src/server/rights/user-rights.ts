import { and, eq, isNull } from 'drizzle-orm';
import { isForNetwork } from '#contract/rights/network-windows.ts';
import { isPermission, PERMISSIONS } from '#contract/rights/permissions.ts';
import type { UserRights } from '#contract/users/users.ts';
import type { Db } from '#server/platform/db.ts';
import { findGroup } from './queries.ts';
import { groupProfile, profilePermission, userProfile } from './tables.ts';

const NOTHING: UserRights = {
  group: null,
  administrator: false,
  network: null,
  profiles: [],
  permissions: [],
};

/** What the users of a group may do, and which profile says so. */
export async function explainRights(db: Db, groupId: number | null): Promise<UserRights> {
  const group = groupId === null ? undefined : await findGroup(db, groupId);
  if (!group) return NOTHING;
  const profiles = await db
    .select({ id: userProfile.id, name: userProfile.name })
    .from(groupProfile)
    .innerJoin(userProfile, eq(userProfile.id, groupProfile.profileId))
    .where(and(eq(groupProfile.groupId, group.id), isNull(userProfile.deletedAt)))
    .orderBy(userProfile.id);
  const given = await db
    .select({ id: profilePermission.profileId, permission: profilePermission.permission })
    .from(groupProfile)
    .innerJoin(profilePermission, eq(profilePermission.profileId, groupProfile.profileId))
    .where(eq(groupProfile.groupId, group.id));
  const shown = new Set(profiles.map(({ id }) => id));
  const byPermission = new Map<string, number[]>();
  const { name, administrator, network } = group;
  for (const { id, permission } of given) {
    if (!shown.has(id) || !isPermission(permission) || !isForNetwork(permission, network)) continue;
    byPermission.set(permission, [...(byPermission.get(permission) ?? []), id]);
  }
  return {
    group: name,
    administrator,
    network,
    profiles,
    permissions: PERMISSIONS.flatMap((permission) => {
      const profileIds = byPermission.get(permission) ?? [];
      return administrator || profileIds.length > 0 ? [{ permission, profileIds }] : [];
    }),
  };
}
