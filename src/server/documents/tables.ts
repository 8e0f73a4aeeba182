import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { editableColumns, localized, publishedColumns } from '#server/platform/columns.ts';

/** A group of documents on the download page. */
export const documentHeader = pgTable('document_header', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  remark: localized(),
});

export const document = pgTable('document', {
  ...editableColumns(),
  ...publishedColumns(),
  headerId: integer()
    .notNull()
    .references(() => documentHeader.id),
  name: localized(),
  remark: localized(),
  /** Key of the file in the store; replacing the file keeps the document's address. */
  fileKey: text().notNull(),
});

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
