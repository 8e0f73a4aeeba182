import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { REQUEST_STATES } from '#contract/resource/publish-requests.ts';
import { oneOf, onlyRow } from '#server/platform/checks.ts';
import { moment, now } from '#server/platform/columns.ts';

type Values = Record<string, unknown>;

/** A record as it was after each save, to be compared with and brought back. */
export const recordVersion = pgTable(
  'record_version',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text().notNull(),
    recordId: integer().notNull(),
    version: integer().notNull(),
    values: jsonb().$type<Values>().notNull(),
    at: now(),
    by: text(),
  },
  (table) => [uniqueIndex('record_version_of').on(table.resource, table.recordId, table.version)],
);

/** What the keys of records in sheets are made with: another in every house. */
export const sheetMark = pgTable(
  'sheet_mark',
  { id: integer().primaryKey(), mark: text().notNull() },
  (table) => [onlyRow(table.id)],
);

/** What somebody has typed and not saved yet; one that is still to be added has none: 0, or the number of its tab below zero. */
export const recordDraft = pgTable(
  'record_draft',
  {
    userId: integer().notNull(),
    resource: text().notNull(),
    recordId: integer().notNull(),
    /** The version that was being changed. */
    version: integer(),
    /** And of the unpublished changes that it had. */
    revision: integer(),
    values: jsonb().$type<Values>().notNull(),
    updatedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.resource, table.recordId] })],
);

/** What a published record is to become: one for each record, of all its editors. */
export const recordRevision = pgTable(
  'record_revision',
  {
    resource: text().notNull(),
    recordId: integer().notNull(),
    /** Another with every save, and never given twice. */
    version: integer().notNull().generatedByDefaultAsIdentity(),
    /** The version of the record that the values stand on. */
    baseVersion: integer().notNull(),
    values: jsonb().$type<Values>().notNull(),
    startedBy: text().notNull(),
    updatedBy: text().notNull(),
    updatedAt: now(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.recordId] }),
    index('record_revision_updated').on(table.updatedAt),
  ],
);

/** Publication asked for: the last request of a record, while it waits or after it was sent back. */
export const publishRequest = pgTable(
  'publish_request',
  {
    resource: text().notNull(),
    recordId: integer().notNull(),
    /** Another with every request, and never given twice. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    state: text().$type<(typeof REQUEST_STATES)[number]>().notNull().default('waiting'),
    /** What stood there when it was asked. */
    version: integer().notNull(),
    revision: integer(),
    words: text().notNull(),
    askedBy: text().notNull(),
    askedById: integer().notNull(),
    askedAt: now(),
    answer: text().notNull().default(''),
    answeredBy: text(),
    answeredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.recordId] }),
    uniqueIndex('publish_request_id').on(table.id),
    index('publish_request_asker').on(table.askedById),
    oneOf(table.state, REQUEST_STATES),
  ],
);

/** Who has a record open for editing; who is not heard of for a minute has not. */
export const recordPresence = pgTable(
  'record_presence',
  {
    userId: integer().notNull(),
    resource: text().notNull(),
    recordId: integer().notNull(),
    name: text().notNull(),
    since: now(),
    seenAt: now(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.recordId, table.userId] }),
    index('record_presence_seen').on(table.seenAt),
  ],
);

/** A list as somebody likes to see it: its address under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    resource: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    /** Offered to everybody of the same network, or of the house, who may see the list. */
    shared: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdAt: now(),
  },
  (table) => [index('saved_view_of').on(table.resource, table.userId)],
);

/** A page as it would look, for whoever holds the link, until it expires. */
export const previewLink = pgTable(
  'preview_link',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    resource: text().notNull(),
    recordId: integer(),
    values: jsonb().$type<Values>().notNull(),
    createdBy: text().notNull(),
    createdAt: now(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('preview_link_expiry').on(table.expiresAt)],
);
