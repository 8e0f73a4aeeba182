import { and, eq, isNull } from 'drizzle-orm';
import { isPermission, type Permission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { permissionsOf, visibleGroups } from './queries.ts';
import { type Holder, holdsRights } from './rules.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from './tables.ts';

/** More than anybody would choose from; nobody scrolls through a longer list. */
const MOST_OPTIONS = 500;

/** The groups somebody can be put into, and whether this holder may. */
export async function readGroupOptions(db: Db, holder: Holder) {
  const groups = await db
    .select()
    .from(userGroup)
    .where(and(isNull(userGroup.deletedAt), visibleGroups(holder)))
    .orderBy(userGroup.id)
    .limit(MOST_OPTIONS);
  const given = await db
    .selectDistinct({ id: groupProfile.groupId, permission: profilePermission.permission })
    .from(groupProfile)
    .innerJoin(
      userProfile,
      and(eq(userProfile.id, groupProfile.profileId), isNull(userProfile.deletedAt)),
    )
    .innerJoin(profilePermission, eq(profilePermission.profileId, userProfile.id));
  const permissions = permissionsById(given);
  return groups.map(({ id, name, administrator, network, approvesUpTo }) => ({
    id,
    name,
    allowed: holdsRights(holder, {
      administrator,
      network,
      approvesUpTo,
      permissions: permissionsOf({ administrator, network }, permissions.get(id) ?? []),
    }),
  }));
}

/** The profiles a group can hold, and whether this holder may give them. */
export async function readProfileOptions(db: Db, holder: Holder) {
  const profiles = await db
    .select({ id: userProfile.id, name: userProfile.name })
    .from(userProfile)
    .where(isNull(userProfile.deletedAt))
    .orderBy(userProfile.id)
    .limit(MOST_OPTIONS);
  const permissions = permissionsById(
    await db
      .select({ id: profilePermission.profileId, permission: profilePermission.permission })
      .from(profilePermission),
  );
  return profiles.map(({ id, name }) => {
    const given = permissions.get(id) ?? [];
    const { network, approvesUpTo } = holder;
    return {
      id,
      name,
      permissionCount: given.length,
      allowed: holdsRights(holder, {
        administrator: false,
        network,
        approvesUpTo,
        permissions: given,
      }),
    };
  });
}

function permissionsById(rows: Array<{ id: number; permission: string }>) {
  const byId = new Map<number, Permission[]>();
  for (const { id, permission } of rows) {
    if (!isPermission(permission)) continue;
    const known = byId.get(id);
    if (known) known.push(permission);
    else byId.set(id, [permission]);
  }
  return byId;
}
