import { pgTable, text } from 'drizzle-orm/pg-core';
import { editableColumns, localized, publishedColumns } from '#server/platform/columns.ts';

/** A frequently asked question. */
export const question = pgTable('question', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  detail: localized(),
});

/** The menu link list of the navigation drawer. */
export const menuLink = pgTable('menu_link', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  href: text().notNull(),
});

/** An open position shown under "work with us". */
export const jobPosting = pgTable('job_posting', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  detail: localized(),
});
