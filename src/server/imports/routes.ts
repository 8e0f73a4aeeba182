import type { importCalls } from '#contract/imports/imports.ts';
import type { MaintainedName } from '#contract/resource/names.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type Plans, planOf } from './plan.ts';
import { importSteps } from './steps.ts';

/** The steps of an import, for whichever kind of thing the call names. */
export function importRoutes(
  db: Db,
  files: PrivateFiles,
  plans: Plans,
): Handlers<keyof typeof importCalls> {
  const steps = (input: { resource: MaintainedName }) =>
    importSteps(db, files, planOf(plans, input));
  return {
    'imports/fields': async (input) => ({ data: [...planOf(plans, input).fields] }),
    'imports/upload': async (input, context) => steps(input).upload(input, context),
    'imports/list': async (input, context) => steps(input).list(input, context),
    'imports/read': async (input, context) => steps(input).read(input, context),
    'imports/rows': async (input, context) => steps(input).rows(input, context),
    'imports/map': async (input, context) => steps(input).map(input, context),
    'imports/choose': async (input, context) => steps(input).choose(input, context),
    'imports/start': async (input, context) => steps(input).start(input, context),
    'imports/cancel': async (input, context) => steps(input).cancel(input, context),
    'imports/undo': async (input, context) => steps(input).undo(input, context),
  };
}
