import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import {
  editableColumns,
  listIndexes,
  localized,
  pictureId,
  publishedColumns,
  searchedPage,
  searchedText,
} from '#server/platform/columns.ts';
import { pairsIndex } from '#server/platform/search-plan.ts';

export const articleCategory = pgTable(
  'article_category',
  {
    ...editableColumns(),
    name: localized(),
    position: integer().notNull().default(0),
    searchText: searchedText('name'),
  },
  (table) => listIndexes('article_category', table),
);

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
    pictureId: pictureId(),
    searchText: searchedText('name', 'summary'),
    /** Apart, so that what is looked for in titles alone does not read whole articles. */
    bodyText: searchedPage([], ['detail']),
  },
  (table) => [
    // Read backwards, for the newest come first. It holds all that decides whether an article is
    // shown: the way to a late page touches no rows before those of the page.
    index('article_newest').on(
      table.publishFrom,
      table.id,
      table.categoryId,
      table.published,
      table.deletedAt,
      table.publishUntil,
    ),
    index('article_of_category').on(table.categoryId, table.publishFrom, table.id),
    ...listIndexes('article', table),
    pairsIndex('article', table.searchText),
    index('article_body').using('gin', sql`${table.bodyText} gin_trgm_ops`),
  ],
);
