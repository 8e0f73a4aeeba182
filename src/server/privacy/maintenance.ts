import { and, eq, inArray, isNull, notLike, or, sql } from 'drizzle-orm';
import { daysBetween } from '#contract/dashboard/day-span.ts';
import type { RequestKind, RequestStatus } from '#contract/privacy/kinds.ts';
import { thaiDay } from '#contract/thai/day.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, SEALED_START, type Sealing } from '#server/platform/sealed.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { dropVersions } from '#server/resource/versions.ts';
import { contactColumns, openContact } from './request-contact.ts';
import { privacyRequest } from './tables.ts';

/** What people asked for, each with its thirty days. */
export function privacyRequestKind(sealing: Sealing): KindOf<'privacyRequest'> {
  return {
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
        contact: openContact(sealing, contact),
        receivedOn,
        dueOn,
        daysLeft: Math.floor(daysBetween(thaiDay(), dueOn)),
        status: status as RequestStatus,
        note,
      }));
    },
    columns: ({ kind, name, contact, receivedOn, status, note }) => ({
      kind,
      name,
      ...contactColumns(sealing, contact),
      receivedOn,
      status,
      note,
    }),
    personal: true,
    unrecorded: ['name', 'contact', 'note'],
    // Not by the name: the record of what was done outlives the request.
    nameOf: ({ kind, receivedOn }) => `${kind} ${receivedOn}`,
  };
}

/** Seals what was written before contacts were sealed, and finds again what had no digests yet. */
export async function sealPlainContacts(db: Db, sealing: Sealing): Promise<void> {
  const rows = await db
    .select({ id: privacyRequest.id, contact: privacyRequest.contact })
    .from(privacyRequest)
    .where(
      or(
        notLike(privacyRequest.contact, `${SEALED_START}%`),
        isNull(privacyRequest.contactPhoneDigest),
      ),
    );
  // Their versions are no longer kept either.
  await dropVersions(
    db,
    'privacyRequest',
    rows.map(({ id }) => id),
  );
  for (const { id, contact } of rows) {
    const opened = ifOpens(() => openContact(sealing, contact));
    if (opened === undefined) continue;
    await db
      .update(privacyRequest)
      .set(contactColumns(sealing, opened))
      .where(eq(privacyRequest.id, id));
  }
}
