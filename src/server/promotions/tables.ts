import { pgTable } from 'drizzle-orm/pg-core';
import {
  editableColumns,
  listIndexes,
  localized,
  pictureId,
  publishedColumns,
  searchedPage,
} from '#server/platform/columns.ts';

/** A promotion is valid from `publishFrom` until `publishUntil`. */
export const promotion = pgTable(
  'promotion',
  {
    ...editableColumns(),
    ...publishedColumns(),
    name: localized(),
    summary: localized(),
    detail: localized(),
    pictureId: pictureId(),
    searchText: searchedPage(['name', 'summary'], ['detail']),
  },
  (table) => listIndexes('promotion', table),
);
