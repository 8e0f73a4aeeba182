import { buildMenu } from '#contract/navigation/menu-tree.ts';
import type { navigationCalls } from '#contract/navigation/navigation.ts';
import type { navNodeCalls } from '#contract/navigation/nodes.ts';
import type { navRouteCalls } from '#contract/navigation/routes.ts';
import type { navWindowCalls } from '#contract/navigation/windows.ts';
import { isPermission } from '#contract/rights/permissions.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { addressRoutes, type IsTaken } from './address-routes.ts';
import { readMenuRows } from './menu.ts';
import { nodeRoutes, type ReadViewers } from './node-routes.ts';
import { windowRoutes } from './window-routes.ts';

type Calls = typeof navigationCalls &
  typeof navWindowCalls &
  typeof navNodeCalls &
  typeof navRouteCalls;

type Parts = Pick<StaffParts, 'db'> & { isTaken: IsTaken; readViewers: ReadViewers };

export function navigationRoutes({ db, isTaken, readViewers }: Parts): Handlers<keyof Calls> {
  return {
    'navigation/menu': async (_input, { viewer }) => {
      const maySee = (screen: string) => {
        const permission = `${screen}.view`;
        return isPermission(permission) && viewer.permissions.has(permission);
      };
      return { data: { nodes: buildMenu(await readMenuRows(db), maySee) } };
    },
    ...windowRoutes(db),
    ...nodeRoutes(db, readViewers),
    ...addressRoutes(db, isTaken),
  };
}
