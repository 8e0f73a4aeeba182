import { pgTable } from 'drizzle-orm/pg-core';
import {
  editableColumns,
  localized,
  pictureId,
  publishedColumns,
} from '#server/platform/columns.ts';

/** A promotion is valid from `publishFrom` until `publishUntil`. */
export const promotion = pgTable('promotion', {
  ...editableColumns(),
  ...publishedColumns(),
  name: localized(),
  summary: localized(),
  detail: localized(),
  pictureId: pictureId(),
});
