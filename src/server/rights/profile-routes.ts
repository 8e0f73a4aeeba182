import { sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { profileCalls } from '#contract/profiles.ts';
import type { RowFacts } from '#contract/resource.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { maintain } from '#server/resource/routes.ts';
import { readProfiles, setPermissions } from './profiles.ts';
import { demandRights, type Holder } from './rules.ts';
import { userProfile } from './tables.ts';

type Input = ParsedInputOf<'profiles/add'>;
type Row = Omit<OutputOf<'profiles/read'>['data'], keyof RowFacts>;

export function profileRoutes({ db }: StaffParts): Handlers<keyof typeof profileCalls> {
  const profiles = maintain<Input, Row>(db, {
    resource: 'profiles',
    table: userProfile,
    searched: userProfile.searchText,
    sorts: {
      name: sql`lower(${userProfile.name} ->> 'th') collate "th-x-icu"`,
      updatedAt: userProfile.updatedAt,
    },
    read: readProfiles,
    columns: ({ name }) => ({ name }),
    nameOf: (profile) => profile.name.th ?? '',
    beforeSave: async (_tx, { before, values, viewer }) => {
      if (before) demandAll(viewer, before);
      demandAll(viewer, values);
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
  });
  return {
    'profiles/list': profiles.list,
    'profiles/read': profiles.read,
    'profiles/add': profiles.add,
    'profiles/save': profiles.save,
    'profiles/delete': profiles.delete,
    'profiles/restore': profiles.restore,
  };
}

function demandAll(holder: Holder, { permissions }: Pick<Input, 'permissions'>): void {
  // A profile gives no more than its permissions; the network is the group's to say.
  demandRights(holder, { administrator: false, network: holder.network, permissions });
}
