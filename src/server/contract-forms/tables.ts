import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editableColumns, listIndexes, localized, searchedPage } from '#server/platform/columns.ts';

/** The text of a paper to sign, with the fields of a case in braces. */
export const contractForm = pgTable(
  'contract_form',
  {
    ...editableColumns(),
    /** Of those that came with the product; staff's own have none. */
    key: text().unique(),
    name: localized(),
    body: localized(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    searchText: searchedPage(['name'], ['body']),
  },
  (table) => listIndexes('contract_form', table),
);
