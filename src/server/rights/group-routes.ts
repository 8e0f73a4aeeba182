import type { groupCalls } from '#contract/rights/groups.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import type { Members } from './groups.ts';
import { groupKind } from './maintenance.ts';
import { readProfileOptions } from './options.ts';

export function groupRoutes({
  db,
  members,
}: StaffParts & { members: Members }): Handlers<keyof typeof groupCalls> {
  return {
    ...resourceRoutes(db, groupKind(members)),
    'groups/profiles': async (_input, { viewer }) => ({
      data: await readProfileOptions(db, viewer),
    }),
  };
}
