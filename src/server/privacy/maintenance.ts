import { and, eq, inArray, sql } from 'drizzle-orm';
import { daysBetween } from '#contract/day-span.ts';
import type { RequestKind, RequestStatus } from '#contract/privacy-kinds.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { privacyRequest } from './tables.ts';

/** What people asked for, each with its thirty days. */
export const privacyRequestKind: KindOf<'privacyRequest'> = {
  resource: 'privacyRequest',
  table: privacyRequest,
  searched: privacyRequest.searchText,
  sorts: {
    due: privacyRequest.dueOn,
    newest: sql`(- ${privacyRequest.id})`,
    updatedAt: privacyRequest.updatedAt,
  },
  filter: ({ status, kind }) =>
    and(status && eq(privacyRequest.status, status), kind && eq(privacyRequest.kind, kind)),
  read: async (db, ids) => {
    const rows = await db.select().from(privacyRequest).where(inArray(privacyRequest.id, ids));
    return rows.map(({ id, kind, name, contact, receivedOn, dueOn, status, note }) => ({
      id,
      kind: kind as RequestKind,
      name,
      contact,
      receivedOn,
      dueOn,
      daysLeft: Math.floor(daysBetween(new Date().toISOString().slice(0, 10), dueOn)),
      status: status as RequestStatus,
      note,
    }));
  },
  columns: ({ kind, name, contact, receivedOn, status, note }) => ({
    kind,
    name,
    contact,
    receivedOn,
    status,
    note,
  }),
  // Not by the name: the record of what was done outlives the request.
  nameOf: ({ kind, receivedOn }) => `${kind} ${receivedOn}`,
};
