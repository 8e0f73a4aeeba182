import type { branchMaintenanceCalls } from '#contract/branches/maintenance.ts';
import { findPostcode, listDistricts, listProvinces } from '#server/addresses/places.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { branchKind } from './maintenance.ts';

export function branchMaintenanceRoutes(db: Db): Handlers<keyof typeof branchMaintenanceCalls> {
  return {
    ...resourceRoutes(db, branchKind('GSB')),
    ...resourceRoutes(db, branchKind('TIP')),
    ...resourceRoutes(db, branchKind('BCP')),
    'addresses/provinces': async () => ({ data: await listProvinces() }),
    'addresses/districts': async ({ province }) => {
      const districts = await listDistricts(province);
      const withPostcode = districts.map(async (district) => ({
        ...district,
        postcode: await findPostcode(district.code),
      }));
      return { data: await Promise.all(withPostcode) };
    },
  };
}
