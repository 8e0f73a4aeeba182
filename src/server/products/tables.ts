import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editableColumns, localized, publishedColumns } from '#server/platform/columns.ts';

export const product = pgTable('product', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  summary: localized(),
  picture: text(),
});

/** The band a product lends in, for persons, companies or both. Whole baht. */
export const creditLimit = pgTable('credit_limit', {
  ...editableColumns(),
  productId: integer()
    .notNull()
    .references(() => product.id),
  name: localized(),
  minimum: bigint({ mode: 'number' }).notNull(),
  maximum: bigint({ mode: 'number' }).notNull(),
  individual: boolean().notNull(),
  company: boolean().notNull(),
});
