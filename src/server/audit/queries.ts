import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { COUNTED } from '#contract/resource/counting.ts';
import type { Db } from '#server/platform/db.ts';
import { countUpTo, cutPage, newestFirst } from '#server/platform/keyset.ts';
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
  const { beyond, order } = newestFirst(auditEvent.id, page);
  // The few are found by their own index and sorted: however old they are, walking from the newest
  // end until a page is full could lead over everything else. The sum keeps from such a walk.
  const column = page.few ? sql`${auditEvent.id} + 0` : auditEvent.id;
  const found = await db
    .select(EVENT_COLUMNS)
    .from(auditEvent)
    .where(and(condition, beyond))
    .orderBy(order(column))
    .limit(page.size + 1);
  const { rows, ...beside } = cutPage(found, page, ({ id }) => String(id));
  return { rows: rows.map(toEvent), ...beside };
}

export async function countEvents(db: Db, condition: SQL | undefined) {
  const found = await countUpTo(db, auditEvent, condition, COUNTED);
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
