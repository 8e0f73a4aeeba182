import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { RequestKind, RequestStatus } from '#contract/privacy/kinds.ts';
import type { PersonSource, Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { contains } from '#server/platform/search.ts';
import { openContact } from './request-contact.ts';
import { KIND_WORDS, STATUS_WORDS } from './request-words.ts';
import { privacyRequest } from './tables.ts';

type Row = typeof privacyRequest.$inferSelect;

/** What people asked the desk for. Whoever waits for an answer keeps the request that asks for it. */
export function privacyRequestSource(sealing: Sealing): PersonSource {
  return {
    name: 'privacyRequest',
    windows: ['PrivacyDesk'],
    find: async (db, { phoneDigests, emailDigests, name }, most) => {
      const found = or(
        phoneDigests.length > 0
          ? inArray(privacyRequest.contactPhoneDigest, phoneDigests)
          : undefined,
        emailDigests.length > 0
          ? inArray(privacyRequest.contactEmailDigest, emailDigests)
          : undefined,
        name ? contains(privacyRequest.searchText, name) : undefined,
      );
      if (!found) return [];
      const rows = await db
        .select()
        .from(privacyRequest)
        .where(found)
        .orderBy(privacyRequest.id)
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        title: String(row.id),
        name: row.name,
        at: new Date(`${row.receivedOn}T00:00:00+07:00`).toISOString(),
        ...fateOf(row),
      }));
    },
    read: async (db, id) => {
      const [row] = await db.select().from(privacyRequest).where(eq(privacyRequest.id, id));
      return (
        row && {
          asksFor: KIND_WORDS[row.kind as RequestKind],
          name: row.name,
          contact: openContact(sealing, row.contact),
          receivedOn: row.receivedOn,
          dueOn: row.dueOn,
          status: STATUS_WORDS[row.status as RequestStatus],
          note: row.note,
        }
      );
    },
    forget: async (tx, id) => {
      const [row] = await tx
        .select()
        .from(privacyRequest)
        .where(eq(privacyRequest.id, id))
        .for('update');
      if (!row) return 'gone';
      if (fateOf(row).fate === 'keep') return 'kept';
      await tx.delete(privacyRequest).where(eq(privacyRequest.id, id));
      return 'erased';
    },
    withdraw: async () => false,
  };
}

/** Nobody works on what is in the bin. */
function fateOf({ status, deletedAt }: Pick<Row, 'status' | 'deletedAt'>) {
  return status === 'open' && !deletedAt
    ? ({ fate: 'keep', reason: 'request_open' } as const)
    : ({ fate: 'erase', reason: 'request_closed' } as const);
}

/** Proof that a request was answered, kept so long after it was last written to. */
export const privacyRequestRetention: Retention = retentionOf({
  rule: 'privacy_request',
  days: ({ retention_privacy_request_days }) => retention_privacy_request_days,
  table: privacyRequest,
  id: privacyRequest.id,
  title: privacyRequest.id,
  at: privacyRequest.updatedAt,
  isOld: (days) =>
    and(
      or(ne(privacyRequest.status, 'open'), isNotNull(privacyRequest.deletedAt)),
      olderThan(privacyRequest.updatedAt, days),
    ),
  clear: (tx, ids) => tx.delete(privacyRequest).where(inArray(privacyRequest.id, ids)),
});
