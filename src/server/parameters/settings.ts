import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { PARAMETER_NAMES, SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import type { ParameterEvent, ParameterValue, Setting } from '#contract/parameters/maintenance.ts';
import { PARAMETERS, type ParameterName } from '#contract/parameters/parameters.ts';
import { checkParameter } from '#contract/parameters/rules.ts';
import { auditEvent } from '#server/audit/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { globalParameter } from './tables.ts';

export const WINDOW = 'GlobalParms';
const EVENTS_AT_ONCE = 20;

/** Every parameter as its screen shows it: of a secret only whether there is one. */
export async function readSettings(db: Db): Promise<Setting[]> {
  const rows = await db.select().from(globalParameter);
  const stored = new Map(rows.map((row) => [row.name, row]));
  return PARAMETER_NAMES.map((name) => {
    const row = stored.get(name);
    const value = validOr(name, row?.value);
    return {
      name,
      value: SECRET_PARAMETERS.has(name) ? '' : value,
      stored: value !== '',
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      updatedBy: row?.updatedBy ?? null,
    };
  });
}

/** A stored value that does not fit its type counts as never set, here as everywhere. */
function validOr(name: ParameterName, value: unknown): ParameterValue {
  const fits = value !== undefined && checkParameter(name, value) === undefined;
  return fits ? (value as ParameterValue) : PARAMETERS[name].initial;
}

/** Until the transaction ends nobody else changes any: values must fit each other. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${globalParameter} in share row exclusive mode`);
}

export async function writeSetting(
  tx: Db,
  name: ParameterName,
  value: ParameterValue,
  updatedBy: string,
): Promise<void> {
  const changed = { value, updatedBy, updatedAt: sql`now()` };
  await tx
    .insert(globalParameter)
    .values({ name, ...changed })
    .onConflictDoUpdate({
      target: globalParameter.name,
      set: { ...changed, version: sql`${globalParameter.version} + 1` },
    });
}

/** What a parameter has been, from the record of what was done. */
export async function readHistory(db: Db, name: ParameterName, before: number | undefined) {
  const found = await db
    .select({
      id: auditEvent.id,
      at: auditEvent.at,
      actor: auditEvent.actor,
      changes: auditEvent.changes,
    })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.subject, WINDOW),
        eq(auditEvent.subjectId, name),
        before === undefined ? undefined : lt(auditEvent.id, before),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(EVENTS_AT_ONCE + 1);
  const secret = SECRET_PARAMETERS.has(name);
  const told = (value: unknown) =>
    secret ? null : ((value as ParameterValue | undefined) ?? null);
  const events: ParameterEvent[] = found
    .slice(0, EVENTS_AT_ONCE)
    .map(({ id, at, actor, changes }) => ({
      id,
      at: at.toISOString(),
      actor,
      from: told(changes.value?.from),
      to: told(changes.value?.to),
    }));
  return { events, more: found.length > EVENTS_AT_ONCE };
}
