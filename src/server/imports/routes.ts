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
    'imports/list': async (input) => steps(input).list(input),
    'imports/read': async (input) => steps(input).read(input),
    'imports/rows': async (input) => steps(input).rows(input),
    'imports/map': async (input) => steps(input).map(input),
    'imports/choose': async (input) => steps(input).choose(input),
    'imports/start': async (input) => steps(input).start(input),
    'imports/cancel': async (input) => steps(input).cancel(input),
    'imports/undo': async (input, context) => steps(input).undo(input, context),
  };
}
