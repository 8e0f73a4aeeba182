import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  REQUEST_KINDS,
  REQUEST_STATUSES,
  type RequestKind,
  type RequestStatus,
} from '#contract/privacy/kinds.ts';
import { RETENTION_RULES, type RetentionRule } from '#contract/privacy/privacy.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import { editableColumns, foldedText } from '#server/platform/columns.ts';

/** What somebody asked for by the law on personal data. */
export const privacyRequest = pgTable(
  'privacy_request',
  {
    ...editableColumns(),
    kind: text().$type<RequestKind>().notNull(),
    name: text().notNull(),
    /** Sealed for `privacy request`. */
    contact: text().notNull(),
    /** Of what it says; empty where it names none, null where nobody has looked yet. */
    contactPhoneDigest: text(),
    contactEmailDigest: text(),
    receivedOn: date().notNull(),
    /** Kept, so that lists can sort by it: thirty days after it came. */
    dueOn: date().notNull().generatedAlwaysAs(sql.raw('received_on + 30')),
    status: text().$type<RequestStatus>().notNull().default('open'),
    note: text().notNull().default(''),
    searchText: foldedText(['name', 'note']),
  },
  (table) => [
    oneOf(table.kind, REQUEST_KINDS),
    oneOf(table.status, REQUEST_STATUSES),
    index('privacy_request_due').on(table.dueOn, table.id),
    index('privacy_request_contact_phone').on(table.contactPhoneDigest),
    index('privacy_request_contact_email').on(table.contactEmailDigest),
    index('privacy_request_by_update').on(table.updatedAt, table.id),
    index('privacy_request_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** How far each clearing has come. A rule is behind where it was not done for longer than a day. */
export const retentionRun = pgTable(
  'retention_run',
  {
    rule: text().$type<RetentionRule>().primaryKey(),
    startedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** When it last came to its end: everything that was too old then was gone. */
    doneAt: timestamp({ withTimezone: true }),
    /** By the run that began last. */
    cleared: integer().notNull().default(0),
    /** What that run could not clear and went past: the log names them. */
    setAside: integer().notNull().default(0),
    /** The kind of failure that ended that run early; empty where none did. */
    problem: text().notNull().default(''),
  },
  (table) => [oneOf(table.rule, RETENTION_RULES), ...notNegative(table.cleared, table.setAside)],
);
