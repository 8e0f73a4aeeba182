import type { navigationCalls } from '#contract/navigation.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { buildMenu, readMenuRows } from './menu.ts';

export function navigationRoutes({ db }: StaffParts): Handlers<keyof typeof navigationCalls> {
  return {
    'navigation/menu': async (_input, { viewer }) => ({
      data: { nodes: buildMenu(await readMenuRows(db), viewer?.permissions ?? new Set()) },
    }),
  };
}
