import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import {
  editableColumns,
  listIndexes,
  localized,
  publishedColumns,
  searchedText,
} from '#server/platform/columns.ts';

/** A group of documents on the download page. */
export const documentHeader = pgTable(
  'document_header',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    remark: localized(),
    searchText: searchedText('name', 'remark'),
  },
  (table) => listIndexes('document_header', table),
);

export const document = pgTable(
  'document',
  {
    ...editableColumns(),
    ...publishedColumns(),
    headerId: integer()
      .notNull()
      .references(() => documentHeader.id),
    name: localized(),
    remark: localized(),
    /** Key of the file in the store; replacing the file keeps the document's address. */
    fileKey: text().notNull(),
    searchText: searchedText('name', 'remark'),
  },
  (table) => listIndexes('document', table),
);

export const documentDownloadDay = pgTable(
  'document_download_day',
  {
    day: date().notNull(),
    documentId: integer()
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.documentId] })],
);

/** Every file a document has had; its address has always led to the newest. */
export const documentFile = pgTable(
  'document_file',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    fileKey: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    by: text(),
  },
  (table) => [index('document_file_of').on(table.documentId, table.id)],
);

/**
 * Files that were uploaded and that visitors do not get yet: each is its uploader’s for a day, or is
 * held by the unpublished changes of a document for as long as these are there.
 */
export const documentUpload = pgTable('document_upload', {
  fileKey: text().primaryKey(),
  userId: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  /** The document whose unpublished changes hold it. */
  heldBy: integer(),
});
