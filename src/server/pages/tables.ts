import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAGE_KEYS, type PageKey } from '#contract/pages/kinds.ts';
import { oneOf } from '#server/platform/checks.ts';
import {
  editableColumns,
  listIndexes,
  localized,
  pictureId,
  publishedColumns,
  searchedPage,
  searchedText,
} from '#server/platform/columns.ts';

/** A frequently asked question. */
export const question = pgTable(
  'question',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    detail: localized(),
    searchText: searchedPage(['name'], ['detail']),
  },
  (table) => listIndexes('question', table),
);

/** The menu link list of the navigation drawer. */
export const menuLink = pgTable(
  'menu_link',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    href: text().notNull(),
    searchText: searchedText('name'),
  },
  (table) => listIndexes('menu_link', table),
);

/** An open position shown under "work with us". */
export const jobPosting = pgTable(
  'job_posting',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    detail: localized(),
    pictureId: pictureId(),
    searchText: searchedPage(['name'], ['detail']),
  },
  (table) => listIndexes('job_posting', table),
);

/** A first screen of the home page; where there is none, the page has one of its own. */
export const banner = pgTable(
  'banner',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    detail: localized(),
    action: localized(),
    href: text().notNull(),
    pictureId: pictureId(),
    searchText: searchedText('name', 'detail'),
  },
  (table) => listIndexes('banner', table),
);

/** The text of a fixed page, found by its key. */
export const pageText = pgTable(
  'page_text',
  {
    ...editableColumns(),
    key: text().$type<PageKey>().notNull().unique(),
    name: localized(),
    summary: localized(),
    detail: localized(),
    /** Who agreed to a version before this one is asked again; 0: nobody is. */
    askAgainFrom: integer().notNull().default(0),
    searchText: searchedPage(['name', 'summary'], ['detail']),
  },
  (table) => [oneOf(table.key, PAGE_KEYS), ...listIndexes('page_text', table)],
);

/** What the company says about itself on every page: one row. */
export const company = pgTable(
  'company',
  {
    ...editableColumns(),
    name: localized(),
    registeredName: localized().default({}),
    registrationNumber: text().notNull().default(''),
    licence: localized().default({}),
    address: localized(),
    officeHours: localized(),
    telephones: jsonb().$type<string[]>().notNull().default([]),
    email: text().notNull().default(''),
    /** Social and chat, such as LINE; the kind decides the picture. */
    links: jsonb().$type<Array<{ kind: string; href: string }>>().notNull().default([]),
  },
  // Its number is whatever the first try to write it left.
  () => [uniqueIndex('company_only_row').on(sql`(true)`)],
);
