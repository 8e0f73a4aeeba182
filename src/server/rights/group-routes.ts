import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { groupCalls } from '#contract/groups.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { signedIn } from '#server/resource/routes.ts';
import { type Members, readGroups, rightsOf, setProfiles } from './groups.ts';
import { readProfileOptions } from './options.ts';
import { demandRights } from './rules.ts';
import { userGroup } from './tables.ts';

export function groupRoutes({
  db,
  members,
}: StaffParts & { members: Members }): Handlers<keyof typeof groupCalls> {
  const groups = resourceRoutes(db, {
    resource: 'groups',
    table: userGroup,
    searched: userGroup.searchText,
    sorts: {
      name: sql`lower(${userGroup.name} ->> 'th') collate "th-x-icu"`,
      updatedAt: userGroup.updatedAt,
    },
    read: (executor, ids) => readGroups(executor, members, ids),
    columns: ({ name, administrator, network, secondFactorRequired }) => ({
      name,
      administrator,
      network,
      secondFactorRequired,
    }),
    nameOf: (group) => group.name.th ?? '',
    beforeSave: async (tx, { before, values, viewer }) => {
      if (before) demandRights(viewer, await rightsOf(tx, before));
      demandRights(viewer, await rightsOf(tx, values));
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
  });
  return {
    ...groups,
    'groups/profiles': async (_input, { viewer }) => ({
      data: await readProfileOptions(db, signedIn(viewer)),
    }),
  };
}
