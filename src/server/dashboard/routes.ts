import type { dashboardCalls } from '#contract/dashboard.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
// The dashboard shows what other features count; this is its reason to exist.
import { listVisitDays } from '#server/visits/queries.ts';

export function dashboardRoutes(db: Db): Handlers<keyof typeof dashboardCalls> {
  return {
    'dashboard/visits': async () => ({ data: await listVisitDays(db, 14) }),
  };
}
