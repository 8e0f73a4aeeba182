import { asc, isNull } from 'drizzle-orm';
import { NETWORKS } from '#contract/applications/networks.ts';
import { AppError } from '#contract/errors.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import type { KindOf } from '#server/resource/kind.ts';
import {
  choiceColumn,
  flagColumn,
  localizedColumns,
  numberColumn,
  wordsColumn,
} from '#server/resource/sheet-columns.ts';
import { byThaiName, referencesColumn } from '#server/resource/sheet-references.ts';
import { type Members, readGroups, rightsOf, setProfiles } from './groups.ts';
import { highestLimit, networksUsing, readProfiles, setPermissions } from './profiles.ts';
import { visibleGroups } from './queries.ts';
import { demandKept, demandRights, type Holder } from './rules.ts';
import { userGroup, userProfile } from './tables.ts';

/** Groups hold profiles; what they give can only be given by who holds it. */
export function groupKind(members: Members): KindOf<'groups'> {
  return {
    resource: 'groups',
    table: userGroup,
    searched: userGroup.searchText,
    sorts: { name: nameOrder(userGroup.name), updatedAt: userGroup.updatedAt },
    sheet: [
      ...localizedColumns('name', { required: true }),
      referencesColumn('profileIds', byThaiName(readProfileNames)),
      flagColumn('administrator'),
      choiceColumn('network', NETWORKS, { empty: null }),
      flagColumn('secondFactorRequired'),
      numberColumn('approvesUpTo', { empty: null }),
    ],
    scope: visibleGroups,
    read: (executor, ids) => readGroups(executor, members, ids),
    columns: ({ name, administrator, network, secondFactorRequired, approvesUpTo }) => ({
      name,
      administrator,
      network,
      secondFactorRequired,
      approvesUpTo,
    }),
    nameOf: (group) => group.name.th ?? '',
    beforeSave: async (tx, { before, values, viewer }) => {
      if (before) demandRights(viewer, await rightsOf(tx, before));
      const rights = await rightsOf(tx, values);
      demandRights(viewer, rights);
      demandKept(rights.permissions, values.network, 'profileIds');
      if (before && !viewer.administrator) demandBounds(before, values);
    },
    afterSave: async (tx, id, { values }) => {
      await setProfiles(tx, id, values.profileIds);
      await members.demandAdministrator(tx);
    },
    beforeDelete: async (tx, rows, viewer) => {
      for (const group of rows) {
        demandRights(viewer, await rightsOf(tx, group));
        if (group.userCount > 0) throw new AppError('in_use', { [group.id]: 'user' });
      }
    },
    beforeRestore: async (tx, rows, viewer) => {
      for (const group of rows) demandRights(viewer, await rightsOf(tx, group));
    },
  };
}

type Bounds = { approvesUpTo: number | null; secondFactorRequired: boolean };

/** Who is bound by a limit, or must show a second factor, does not free themselves of it. */
function demandBounds(before: Bounds, after: Bounds): void {
  const freed = before.secondFactorRequired && !after.secondFactorRequired;
  if (freed || before.approvesUpTo !== after.approvesUpTo) throw new AppError('more_rights');
}

async function readProfileNames(db: Db) {
  return db
    .select({ id: userProfile.id, name: userProfile.name })
    .from(userProfile)
    .where(isNull(userProfile.deletedAt))
    .orderBy(asc(userProfile.id));
}

/** Sets of permissions; nobody writes one that they do not hold themselves. */
export const profileKind: KindOf<'profiles'> = {
  resource: 'profiles',
  table: userProfile,
  searched: userProfile.searchText,
  sorts: { name: nameOrder(userProfile.name), updatedAt: userProfile.updatedAt },
  sheet: [...localizedColumns('name', { required: true }), wordsColumn('permissions')],
  read: readProfiles,
  columns: ({ name }) => ({ name }),
  nameOf: (profile) => profile.name.th ?? '',
  beforeSave: async (tx, { before, values, viewer }) => {
    const approvesUpTo = before ? await highestLimit(tx, before.id) : 0;
    if (before) demandAll(viewer, before);
    demandAll(viewer, values, approvesUpTo);
    for (const network of before ? await networksUsing(tx, before.id) : [])
      demandKept(values.permissions, network, 'permissions');
  },
  afterSave: (tx, id, { values }) => setPermissions(tx, id, values.permissions),
  beforeDelete: async (_tx, rows, viewer) => {
    for (const profile of rows) {
      demandAll(viewer, profile);
      if (profile.groups.length > 0) throw new AppError('in_use', { [profile.id]: 'userGroup' });
    }
  },
  beforeRestore: async (_tx, rows, viewer) => {
    for (const profile of rows) demandAll(viewer, profile);
  },
};

type Permissions = Parameters<typeof demandRights>[1]['permissions'];

function demandAll(
  holder: Holder,
  { permissions }: { permissions: Permissions },
  approvesUpTo = holder.approvesUpTo,
): void {
  // A profile gives no more than its permissions; the network is the group's to say.
  const { network } = holder;
  demandRights(holder, { administrator: false, network, approvesUpTo, permissions });
}
