import type { branchMaintenanceCalls } from '#contract/branch-maintenance.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { listAddressDistricts, listAddressProvinces } from './addresses.ts';
import { branchKind } from './maintenance.ts';

export function branchMaintenanceRoutes(db: Db): Handlers<keyof typeof branchMaintenanceCalls> {
  return {
    ...resourceRoutes(db, branchKind('GSB')),
    ...resourceRoutes(db, branchKind('TIP')),
    ...resourceRoutes(db, branchKind('BCP')),
    'addresses/provinces': async () => ({ data: await listAddressProvinces() }),
    'addresses/districts': async ({ province }) => ({
      data: await listAddressDistricts(province),
    }),
  };
}
