import { and, eq, inArray, isNull } from 'drizzle-orm';
import { NETWORKS } from '#contract/applications/networks.ts';
import { AppError } from '#contract/errors.ts';
import { isPermission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import type { Rights } from './rules.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from './tables.ts';

/** What must be known about the members of groups; users know, and are handed in. */
export type Members = {
  countByGroup(db: Db, groupIds: number[]): Promise<Map<number, number>>;
  /** Refuses where no enabled user but these is left who may do everything. */
  demandAdministrator(db: Db, except?: number[]): Promise<void>;
};

export async function readGroups(db: Db, members: Members, ids: number[]) {
  const groups = await db.select().from(userGroup).where(inArray(userGroup.id, ids));
  const profiles = await db
    .select({ groupId: groupProfile.groupId, id: userProfile.id, name: userProfile.name })
    .from(groupProfile)
    .innerJoin(userProfile, eq(userProfile.id, groupProfile.profileId))
    .where(and(inArray(groupProfile.groupId, ids), isNull(userProfile.deletedAt)))
    .orderBy(userProfile.id);
  const counts = await members.countByGroup(db, ids);
  return groups.map(({ id, name, administrator, network, secondFactorRequired, approvesUpTo }) => {
    const own = profiles.filter((profile) => profile.groupId === id);
    return {
      id,
      name,
      administrator,
      network: NETWORKS.find((known) => known === network) ?? null,
      secondFactorRequired,
      approvesUpTo,
      profileIds: own.map((profile) => profile.id),
      profiles: own.map((profile) => ({ id: profile.id, name: profile.name })),
      userCount: counts.get(id) ?? 0,
    };
  });
}

type GroupRights = Omit<Rights, 'permissions'> & { profileIds: number[] };

/** What a group with these profiles gives; a profile that is not there is refused. */
export async function rightsOf(db: Db, group: GroupRights): Promise<Rights> {
  const { administrator, network, approvesUpTo, profileIds } = group;
  const bounds = { administrator, network, approvesUpTo };
  if (profileIds.length === 0) return { ...bounds, permissions: [] };
  const profiles = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(inArray(userProfile.id, profileIds), isNull(userProfile.deletedAt)));
  if (profiles.length < new Set(profileIds).size)
    throw new AppError('invalid_input', { profileIds: 'invalid' });
  const given = await db
    .selectDistinct({ permission: profilePermission.permission })
    .from(profilePermission)
    .where(inArray(profilePermission.profileId, profileIds));
  return { ...bounds, permissions: given.map((row) => row.permission).filter(isPermission) };
}

/** Puts exactly these profiles into a group. */
export async function setProfiles(db: Db, groupId: number, profileIds: number[]): Promise<void> {
  await db.delete(groupProfile).where(eq(groupProfile.groupId, groupId));
  const rows = [...new Set(profileIds)].map((profileId) => ({ groupId, profileId }));
  if (rows.length > 0) await db.insert(groupProfile).values(rows);
}
