import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { COUNTED } from '#contract/resource/resource.ts';
import type { Db } from '#server/platform/db.ts';
import { auditEvent } from './tables.ts';

const EVENT_COLUMNS = {
  id: auditEvent.id,
  at: auditEvent.at,
  actor: auditEvent.actor,
  actorId: auditEvent.actorId,
  address: auditEvent.address,
  action: auditEvent.action,
  subject: auditEvent.subject,
  subjectId: auditEvent.subjectId,
  subjectName: auditEvent.subjectName,
  fields: sql<string[]>`array(select jsonb_object_keys(${auditEvent.changes}))`,
};

type Page = {
  after?: string | undefined;
  before?: string | undefined;
  size: number;
  /** So few events fulfil the condition that they have all been counted. */
  few: boolean;
};

/** A page of events, newest first, with the numbers that the pages beside it go on from. */
export async function listEvents(db: Db, condition: SQL | undefined, page: Page) {
  const backward = page.before !== undefined;
  const beyond = backward
    ? gt(auditEvent.id, Number(page.before))
    : page.after && lt(auditEvent.id, Number(page.after));
  // The few are found by their own index and sorted: however old they are, walking from the newest
  // end until a page is full could lead over everything else. The sum keeps from such a walk.
  const order = page.few ? sql`${auditEvent.id} + 0` : auditEvent.id;
  const found = await db
    .select(EVENT_COLUMNS)
    .from(auditEvent)
    .where(and(condition, beyond || undefined))
    .orderBy((backward ? asc : desc)(order))
    .limit(page.size + 1);
  const rows = found.slice(0, page.size);
  const more = found.length > rows.length;
  if (backward) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows: rows.map(toEvent),
    next: last && (backward || more) ? String(last.id) : null,
    previous: first && (backward ? more : page.after) ? String(first.id) : null,
  };
}

/** Exact up to a limit, so that counting a million events is never waited for. */
export async function countEvents(db: Db, condition: SQL | undefined) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(auditEvent)
    .where(condition)
    .limit(COUNTED + 1)
    .as('some');
  const found = await db.$count(some);
  return { total: Math.min(found, COUNTED), uncounted: found > COUNTED };
}

export async function findEvent(db: Db, id: number) {
  const [event] = await db
    .select({ ...EVENT_COLUMNS, changes: auditEvent.changes })
    .from(auditEvent)
    .where(eq(auditEvent.id, id));
  return event && { ...toEvent(event), changes: event.changes };
}

function toEvent<Row extends { at: Date }>(row: Row): Omit<Row, 'at'> & Pick<AuditEvent, 'at'> {
  return { ...row, at: row.at.toISOString() };
}
