import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import { DETAIL_KINDS } from '#contract/products/maintenance.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import {
  editableColumns,
  listIndexes,
  localized,
  pictureId,
  publishedColumns,
  searchedPage,
  searchedText,
} from '#server/platform/columns.ts';

export const product = pgTable(
  'product',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    summary: localized(),
    pictureId: pictureId(),
    searchText: searchedText('name', 'summary'),
  },
  (table) => listIndexes('product', table),
);

/** A paragraph or a picture of the product's page, in order. */
export const productDetail = pgTable(
  'product_detail',
  {
    ...editableColumns(),
    ...publishedColumns(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    name: localized(),
    kind: text().$type<(typeof DETAIL_KINDS)[number]>().notNull(),
    /** Safe HTML for a text; empty for an image. */
    detail: localized(),
    /** The picture of each language for an image. */
    pictureIds: jsonb().$type<Partial<Record<Language, number>>>().notNull().default({}),
    searchText: searchedPage(['name'], ['detail']),
  },
  (table) => [oneOf(table.kind, DETAIL_KINDS), ...listIndexes('product_detail', table)],
);

/** The band a product lends in, for persons, companies or both. Whole baht. */
export const creditLimit = pgTable(
  'credit_limit',
  {
    ...editableColumns(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    name: localized(),
    minimum: bigint({ mode: 'number' }).notNull(),
    maximum: bigint({ mode: 'number' }).notNull(),
    individual: boolean().notNull(),
    company: boolean().notNull(),
    searchText: searchedText('name'),
  },
  (table) => [...notNegative(table.minimum, table.maximum), ...listIndexes('credit_limit', table)],
);
