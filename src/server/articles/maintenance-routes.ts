import type { articleMaintenanceCalls } from '#contract/articles/maintenance.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { articleCategoryKind, articleKind } from './maintenance.ts';

export function articleMaintenanceRoutes(db: Db): Handlers<keyof typeof articleMaintenanceCalls> {
  return { ...resourceRoutes(db, articleKind), ...resourceRoutes(db, articleCategoryKind) };
}
