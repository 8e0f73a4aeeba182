import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#contract/localized.ts';
import type { Satang } from '#contract/money.ts';

/** Text in every language. */
export const localized = () => jsonb().$type<LocalizedText>().notNull();

/** The picture of a row. Pictures are never deleted while shown, so no foreign key crosses features. */
export const pictureId = () => integer();

/** A moment, told the same in every zone; one that is there from the beginning; an amount. */
export const moment = () => timestamp({ withTimezone: true });
export const now = () => moment().notNull().default(sql`now()`);
export const money = () => bigint({ mode: 'number' }).$type<Satang>();

/**
 * A stored column of what is searched in: texts in Thai and English, folded, for search by trigram
 * index. Every function in it is immutable, as a generated column demands.
 */
export const searchedText = (...columns: string[]) => foldedText(inBoth(columns));

/** The same with the words of pages, their tags left out. */
export const searchedPage = (columns: string[], pages: string[]) =>
  foldedText([...inBoth(columns), ...inBoth(pages).map((page) => `text_of_html(${page})`)]);

const inBoth = (columns: string[]) =>
  columns.flatMap((column) => [
    `coalesce(${column} ->> 'th', '')`,
    `coalesce(${column} ->> 'en', '')`,
  ]);

/** Parts stay apart, and within one gaps do not count. */
const joined = (parts: string[]) => parts.join(" || '|' || ");

export const foldedText = (parts: string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_folded(${joined(parts)})`));

/** The same, and where words begin: for tables so long that two letters must be found by index. */
export const markedText = (parts: string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_marked(${joined(parts)})`));

/** The order of a localized name; lists sort by it, and the index has it in this form. */
const thaiOrder = (name: PgColumn): SQL => sql`lower(${name} ->> 'th') collate "th-x-icu"`;

/** The same of what is shown in English: the Thai name where there is no other. */
const englishOrder = (name: PgColumn): SQL =>
  sql`lower(coalesce(nullif(${name} ->> 'en', ''), ${name} ->> 'th')) collate "en-x-icu"`;

/** By name, in the language that the list is read in. */
export const nameOrder = (name: PgColumn) => ({ th: thaiOrder(name), en: englishOrder(name) });

type Listed = Record<'id' | 'name' | 'updatedAt' | 'searchText', PgColumn>;

/** What the lists of the office need on a table: its common orders, and the search. */
export const listIndexes = (table: string, columns: Listed) => [
  index(`${table}_by_name`).on(thaiOrder(columns.name), columns.id),
  index(`${table}_by_english`).on(englishOrder(columns.name), columns.id),
  index(`${table}_by_update`).on(columns.updatedAt, columns.id),
  index(`${table}_search`).using('gin', sql`${columns.searchText} gin_trgm_ops`),
];

/** What every row that staff edit carries. A row in the bin has `deletedAt`. */
export const editableColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  version: integer().notNull().default(1),
  updatedAt: now(),
  updatedBy: text(),
  deletedAt: moment(),
});

/** What every row that the public site shows carries besides. */
export const publishedColumns = () => ({
  position: integer().notNull().default(0),
  published: boolean().notNull().default(false),
  publishFrom: now(),
  publishUntil: moment(),
});
