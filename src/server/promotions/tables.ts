import { pgTable } from 'drizzle-orm/pg-core';
import {
  editableColumns,
  listIndexes,
  localized,
  pictureId,
  publishedColumns,
  searchedText,
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
    searchText: searchedText('name', 'summary'),
  },
  (table) => listIndexes('promotion', table),
);
