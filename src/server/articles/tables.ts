import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import { editableColumns, localized, publishedColumns } from '#server/platform/columns.ts';

export const articleCategory = pgTable('article_category', {
  ...editableColumns(),
  name: localized(),
  position: integer().notNull().default(0),
});

export const article = pgTable(
  'article',
  {
    ...editableColumns(),
    ...publishedColumns(),
    categoryId: integer()
      .notNull()
      .references(() => articleCategory.id),
    name: localized(),
    summary: localized(),
    detail: localized(),
    /** Derived from `detail` whenever that is written: lists do not read whole articles. */
    readingMinutes: jsonb().$type<Partial<Record<Language, number>>>().notNull(),
    picture: text(),
  },
  (table) => [index('article_newest').on(table.publishFrom.desc(), table.id.desc())],
);
