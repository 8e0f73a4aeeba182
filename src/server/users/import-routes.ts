import type { userImportCalls } from '#contract/users/import.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { ImportPlan } from '#server/imports/plan.ts';
import { importSteps } from '#server/imports/steps.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';

export function userImportRoutes(
  db: Db,
  files: PrivateFiles,
  plan: ImportPlan,
): Handlers<keyof typeof userImportCalls> {
  const steps = importSteps(db, files, plan);
  return {
    'userImport/upload': steps.upload,
    'userImport/list': steps.list,
    'userImport/read': steps.read,
    'userImport/rows': steps.rows,
    'userImport/map': steps.map,
    'userImport/choose': steps.choose,
    'userImport/start': steps.start,
    'userImport/cancel': steps.cancel,
    'userImport/undo': steps.undo,
  };
}
