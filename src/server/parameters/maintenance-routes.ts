import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import { SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import type { parameterMaintenanceCalls } from '#contract/parameters/maintenance.ts';
import type { ParameterName, Parameters } from '#contract/parameters/parameters.ts';
import { checkParameter, checkTogether } from '#contract/parameters/rules.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { createSealing, type Sealing } from '#server/platform/sealed.ts';
import { readParameters } from './queries.ts';
import { lockSettings, readHistory, readSettings, WINDOW, writeSetting } from './settings.ts';

type Change = ParsedInputOf<'parameter/save'>['changes'][number];
/** Stands in the record in place of a secret. */
const HIDDEN = '••••';

type FindInUse = (db: Db) => Promise<Partial<Record<ParameterName, number | undefined>>>;

/** The screen of the global parameters. */
export function parameterMaintenanceRoutes(
  db: Db,
  secretKey: string,
  findInUse: FindInUse,
): Handlers<keyof typeof parameterMaintenanceCalls> {
  const sealing = createSealing(secretKey);
  async function list() {
    const inUse = await findInUse(db);
    const settings = await readSettings(db);
    return settings.map((setting) => ({ ...setting, inUse: inUse[setting.name] }));
  }
  return {
    'parameter/list': async () => ({ data: await list() }),
    'parameter/history': async ({ name, before }) => ({
      data: await readHistory(db, name, before),
    }),
    'parameter/save': async ({ changes }, context) => {
      refuse(changes.map(({ name, value }) => [name, checkParameter(name, value)]));
      await db.transaction((tx) => save(tx, sealing, changes, context));
      return { data: await list() };
    },
  };
}

async function save(
  tx: Db,
  sealing: Sealing,
  changes: readonly Change[],
  { request, viewer }: CallContext,
): Promise<void> {
  await lockSettings(tx);
  const [settings, before] = [await readSettings(tx), await readParameters(tx)];
  const found = new Map(settings.map((setting) => [setting.name, setting]));
  const conflicts: FieldErrors = {};
  for (const { name, version } of changes) {
    const now = found.get(name);
    if (now?.version !== version) conflicts[name] = `conflict:${now?.updatedBy ?? ''}`;
  }
  if (Object.keys(conflicts).length > 0) throw new AppError('conflict', conflicts);

  const values = changes.map(({ name, value }) => [name, value] as const);
  const after = { ...before, ...Object.fromEntries(values) } as Parameters;
  refuse(Object.entries(checkTogether(after, new Set(changes.map(({ name }) => name)))));

  for (const { name, value } of changes) {
    const secret = SECRET_PARAMETERS.has(name);
    const from = secret ? before[name] && HIDDEN : before[name];
    const to = secret ? value && HIDDEN : value;
    // Of a secret that is replaced by another nothing is seen.
    const replaced = secret && value !== '';
    if (!replaced && JSON.stringify(from) === JSON.stringify(to)) continue;
    const kept = replaced ? sealing.seal(String(value), name) : value;
    await writeSetting(tx, name, kept, viewer.name);
    await recordEvent(tx, actorOf(request, viewer), {
      action: 'change',
      subject: WINDOW,
      subjectId: name,
      subjectName: name,
      changes: { value: { from, to } },
    });
  }
}

/** Each code at its field, which is the name of the parameter. */
function refuse(found: ReadonlyArray<readonly [string, string | undefined]>): void {
  const errors = Object.fromEntries(found.filter(([, code]) => code !== undefined));
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', errors as FieldErrors);
}
