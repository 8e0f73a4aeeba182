import { bigint, boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import { DETAIL_KINDS } from '#contract/products/maintenance.ts';
import { REPAYMENTS, type Repayment } from '#contract/products/repayment.ts';
import { RATE_KINDS } from '#contract/products/terms.ts';
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

const percent = () => numeric({ precision: 6, scale: 3, mode: 'number' });
const baht = () => bigint({ mode: 'number' });
/** They stand in no order but that of their dates. */
const { position: _, ...datedColumns } = publishedColumns();

/** At what price a product is lent since `publishFrom`. Rates are percents a year, fees whole baht. */
export const productTerms = pgTable(
  'product_terms',
  {
    ...editableColumns(),
    ...datedColumns,
    productId: integer()
      .notNull()
      .references(() => product.id),
    name: localized(),
    individual: boolean().notNull(),
    company: boolean().notNull(),
    rateKind: text().$type<(typeof RATE_KINDS)[number]>().notNull(),
    rateFrom: percent().notNull(),
    rateTo: percent().notNull(),
    uncheckedRateFrom: percent(),
    uncheckedRateTo: percent(),
    repayment: text().$type<Repayment>().notNull(),
    interestOnlyMonths: integer().notNull(),
    longestMonths: integer().notNull(),
    appraisalFee: baht().notNull(),
    registrationPercent: percent().notNull(),
    registrationCap: baht().notNull(),
    stampPercent: percent().notNull(),
    stampCap: baht().notNull(),
    earlySettlementPercent: percent().notNull(),
    earlySettlementMonths: integer().notNull(),
    lateInterestPercent: percent().notNull(),
    searchText: searchedText('name'),
  },
  (table) => [
    oneOf(table.rateKind, RATE_KINDS),
    oneOf(table.repayment, REPAYMENTS),
    ...notNegative(table.rateFrom, table.interestOnlyMonths, table.longestMonths),
    ...notNegative(table.appraisalFee, table.registrationCap, table.stampCap),
    ...listIndexes('product_terms', table),
  ],
);
