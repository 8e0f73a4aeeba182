import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isForNetwork, networksOf } from '#contract/rights/network-windows.ts';
import { isPermission, PERMISSIONS, type Permission } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import type { Rights } from './rules.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from './tables.ts';

type Group = {
  id: number;
  administrator: boolean;
  network: string | null;
  deletedAt: Date | null;
};

const NOTHING: ReadonlySet<Permission> = new Set();
const NOBODY = { administrator: false, network: null, approvesUpTo: null };
const EVERYTHING: ReadonlySet<Permission> = new Set(PERMISSIONS);

/**
 * Deny by default: nothing without a group, everything for administrators, else what profiles give,
 * of a network’s group only what keeps to that network.
 */
export function permissionsOf(
  { administrator, network }: Pick<Group, 'administrator' | 'network'>,
  given: string[],
): ReadonlySet<Permission> {
  if (administrator) return EVERYTHING;
  const known = given.filter(isPermission);
  return new Set(known.filter((permission) => isForNetwork(permission, network)));
}

/** Groups whose profiles can give it: where they belong to a network, one that it keeps to. */
export function canBeGiven(permission: Permission): SQL | undefined {
  return or(isNull(userGroup.network), inArray(userGroup.network, [...networksOf(permission)]));
}

/** Who belongs to one branch network knows only its own groups. */
export function visibleGroups({ network }: { network: string | null }): SQL | undefined {
  return network === null ? undefined : eq(userGroup.network, network);
}

export async function permissionsOfGroup(
  db: Db,
  group: Group | null,
): Promise<ReadonlySet<Permission>> {
  if (!group || group.deletedAt) return NOTHING;
  const rows = await givenByProfiles(db, group.id);
  return permissionsOf(
    group,
    rows.map(({ permission }) => permission),
  );
}

/** What the profiles of a group give: by its number, or as a part of a query that knows it. */
export function givenByProfiles(db: Db, groupId: number | PgColumn) {
  return db
    .selectDistinct({ permission: profilePermission.permission })
    .from(groupProfile)
    .innerJoin(
      userProfile,
      and(eq(userProfile.id, groupProfile.profileId), isNull(userProfile.deletedAt)),
    )
    .innerJoin(profilePermission, eq(profilePermission.profileId, userProfile.id))
    .where(eq(groupProfile.groupId, groupId));
}

/** What a group gives at this moment; nothing where there is none. */
export async function rightsOfGroup(db: Db, id: number | null): Promise<Rights> {
  const group = id === null ? undefined : await findGroup(db, id);
  const { administrator, network, approvesUpTo } = group ?? NOBODY;
  const permissions = await permissionsOfGroup(db, group ?? null);
  return { administrator, network, approvesUpTo, permissions };
}

export async function findGroup(db: Db, id: number) {
  const [group] = await db
    .select()
    .from(userGroup)
    .where(and(eq(userGroup.id, id), isNull(userGroup.deletedAt)));
  return group;
}

/** Holds a group against being deleted while somebody is put into it. Answers whether it is there. */
export async function holdGroup(tx: Db, id: number): Promise<boolean> {
  const [group] = await tx
    .select({ deletedAt: userGroup.deletedAt })
    .from(userGroup)
    .where(eq(userGroup.id, id))
    .for('key share');
  return group?.deletedAt === null;
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
