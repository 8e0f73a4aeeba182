import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditSearch } from '#contract/audit/audit.ts';
import type { Db } from '#server/platform/db.ts';
import { contains } from '#server/platform/search.ts';
import { auditEvent } from './tables.ts';

/** Longer than any transaction takes from its start, which dates its events, to its end. */
const SLACK = sql`interval '1 hour'`;

/**
 * What the events looked for fulfil. Pages go by number, which every index ends with; events are
 * numbered nearly in the order of their dates, so a period is told as numbers too: without them
 * the way to an old period would lead over everything newer.
 */
export async function conditionsOf(db: Db, { search, filters }: AuditSearch) {
  const { actorId, action, subject, subjectId, from, to } = filters;
  const start = startOfDay(from);
  const end = startOfDay(to, 1);
  return and(
    actorId === undefined ? undefined : eq(auditEvent.actorId, actorId),
    action === undefined ? undefined : eq(auditEvent.action, action),
    subject === undefined ? undefined : eq(auditEvent.subject, subject),
    subjectId === undefined ? undefined : eq(auditEvent.subjectId, subjectId),
    start && sql`${auditEvent.at} >= ${start}`,
    start && (await lastBefore(db, start)),
    end && sql`${auditEvent.at} < ${end}`,
    end && (await firstAfter(db, end)),
    contains(auditEvent.searchText, search, { marked: true }),
  );
}

function startOfDay(day: string | undefined, later = 0): SQL | undefined {
  return day === undefined
    ? undefined
    : sql`(${day}::date + ${later}::integer)::timestamp at time zone 'Asia/Bangkok'`;
}

async function lastBefore(db: Db, start: SQL): Promise<SQL | undefined> {
  const [found] = await db
    .select({ id: auditEvent.id })
    .from(auditEvent)
    .where(sql`${auditEvent.at} < ${start} - ${SLACK}`)
    .orderBy(sql`${auditEvent.at} desc, ${auditEvent.id} desc`)
    .limit(1);
  return found && gt(auditEvent.id, found.id);
}

async function firstAfter(db: Db, end: SQL): Promise<SQL | undefined> {
  const [found] = await db
    .select({ id: auditEvent.id })
    .from(auditEvent)
    .where(sql`${auditEvent.at} >= ${end} + ${SLACK}`)
    .orderBy(auditEvent.at, auditEvent.id)
    .limit(1);
  return found && lt(auditEvent.id, found.id);
}
