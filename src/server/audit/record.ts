import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { auditEvent } from './tables.ts';

export type Actor = { actor: string | null; actorId: number | null; address: string };
type Changes = (typeof auditEvent.$inferInsert)['changes'];
type Event = {
  action: string;
  subject: string;
  subjectId?: string | number;
  subjectName?: string;
  changes?: Changes;
};

/** Who did it, from where: of a call's context. */
export function actorOf(request: Pick<FastifyRequest, 'ip'>, viewer?: Viewer): Actor {
  return {
    actor: viewer?.name ?? null,
    actorId: viewer?.userId ?? null,
    address: request.ip,
  };
}

/** Writes into the record. In the transaction of what it records, so neither stands without the other. */
export async function recordEvent(db: Db, by: Actor, event: Event): Promise<void> {
  await eventRecords(db, [toRecord(by, event)]);
}

/** The same of many things that were done at once. */
export async function recordEvents(db: Db, by: Actor, events: readonly Event[]): Promise<void> {
  if (events.length > 0)
    await eventRecords(
      db,
      events.map((event) => toRecord(by, event)),
    );
}

/** The row of an event, and how rows are written together with something else. */
export const eventRecords = (db: Db, rows: ReturnType<typeof toRecord>[]) =>
  db.insert(auditEvent).values(rows);

export function toRecord(by: Actor, event: Event) {
  return {
    ...by,
    action: event.action,
    subject: event.subject,
    subjectId: String(event.subjectId ?? ''),
    subjectName: event.subjectName ?? '',
    changes: event.changes ?? {},
  };
}

/** The same changes, of some fields only that there was one. */
export function withoutValues(
  changes: NonNullable<Changes>,
  fields: readonly string[] = [],
): NonNullable<Changes> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, fields.includes(field) ? {} : change]),
  );
}

/** What changed between two states of a row, of the fields named. */
export function changesBetween<Row extends object>(
  before: Partial<Row>,
  after: Partial<Row>,
  fields: ReadonlyArray<keyof Row & string>,
): NonNullable<Changes> {
  const changes: NonNullable<Changes> = {};
  for (const field of fields) {
    const [from, to] = [before[field], after[field]];
    if (!isDeepStrictEqual(from, to)) changes[field] = { from, to };
  }
  return changes;
}
