import type { pageMaintenanceCalls } from '#contract/pages/maintenance.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { bannerKind, jobPostingKind, menuLinkKind, questionKind } from './maintenance.ts';
import { companyKind, pageTextKind } from './maintenance-fixed.ts';

export function pageMaintenanceRoutes(db: Db): Handlers<keyof typeof pageMaintenanceCalls> {
  return {
    ...resourceRoutes(db, jobPostingKind),
    ...resourceRoutes(db, bannerKind),
    ...resourceRoutes(db, questionKind),
    ...resourceRoutes(db, menuLinkKind),
    ...resourceRoutes(db, pageTextKind),
    ...resourceRoutes(db, companyKind),
  };
}
