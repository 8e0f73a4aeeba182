import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  editableColumns,
  listIndexes,
  localized,
  pictureId,
  searchedText,
} from '#server/platform/columns.ts';

/** What all reference data has: its words, a picture, its place in lists, and whether it is offered. */
const referenceColumns = () => ({
  ...editableColumns(),
  name: localized(),
  detail: localized(),
  pictureId: pictureId(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  searchText: searchedText('name', 'detail'),
});

/** The products something is for; none: for all of them. */
const productIds = () => jsonb().$type<number[]>().notNull().default([]);

/** A kind of document that applicants hand in. */
export const uploadType = pgTable(
  'upload_type',
  {
    ...referenceColumns(),
    individual: boolean().notNull(),
    company: boolean().notNull(),
    required: boolean().notNull(),
    mostFiles: integer().notNull(),
    productIds: productIds(),
  },
  (table) => listIndexes('upload_type', table),
);

/** A kind of land title that a loan can stand on. */
export const guaranteeType = pgTable(
  'guarantee_type',
  { ...referenceColumns(), productIds: productIds() },
  (table) => listIndexes('guarantee_type', table),
);

/** Why an application is refused: a name for staff, and the wording that the applicant reads. */
export const rejectReason = pgTable(
  'reject_reason',
  { ...referenceColumns(), internalName: text().notNull() },
  (table) => listIndexes('reject_reason', table),
);

/** How an application reached the lender. */
export const receiveChannel = pgTable('receive_channel', referenceColumns(), (table) =>
  listIndexes('receive_channel', table),
);

/** When an applicant likes to be called; minutes of the day, where the words mean certain hours. */
export const convenientTime = pgTable(
  'convenient_time',
  { ...referenceColumns(), fromMinute: integer(), untilMinute: integer() },
  (table) => listIndexes('convenient_time', table),
);
