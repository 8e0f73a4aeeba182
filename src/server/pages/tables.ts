import { pgTable, text } from 'drizzle-orm/pg-core';
import {
  editableColumns,
  localized,
  pictureId,
  publishedColumns,
} from '#server/platform/columns.ts';

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

/** A first screen of the home page; where there is none, the page has one of its own. */
export const banner = pgTable('banner', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  detail: localized(),
  action: localized(),
  href: text().notNull(),
  pictureId: pictureId(),
});

/** The text of a fixed page, found by its key. */
export const pageText = pgTable('page_text', {
  ...editableColumns(),
  key: text()
    .$type<'about' | 'goal' | 'cookie-policy' | 'cookie-policy-private'>()
    .notNull()
    .unique(),
  name: localized(),
  summary: localized(),
  detail: localized(),
});
