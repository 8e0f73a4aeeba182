import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { MaintainedName } from '#contract/resource/windows.ts';
import { editableColumns, localized } from '#server/platform/columns.ts';
import { pairsIndex } from '#server/platform/search-plan.ts';

/** One re-encoded form of a picture, as a file of the file store. */
export type PictureVariant = { format: 'avif' | 'webp' | 'jpeg'; width: number; key: string };

/** The file of a picture, with all that follows from it. */
export type PictureFile = {
  contentHash: string;
  sourceKey: string;
  width: number;
  height: number;
  variants: PictureVariant[];
  fileName: string;
};

/** A picture as it is shown: never the bytes that were uploaded, always re-encoded variants. */
export const picture = pgTable(
  'picture',
  {
    ...editableColumns(),
    /** SHA-256 of the source, so the same picture is kept once. */
    contentHash: text().notNull().unique(),
    sourceKey: text().notNull(),
    /** What the file was called when it was uploaded, or what staff call it since. */
    fileName: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** What must stay in sight when the picture is cut to a shape, from the left and the top. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    alt: localized(),
    /** Empty until the job that encodes them has run. */
    variants: jsonb().$type<PictureVariant[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The file that another took the place of, while it can be brought back. */
    replaced: jsonb().$type<PictureFile>(),
    replacedAt: timestamp({ withTimezone: true }),
    /** Whether some record shows it; kept by a trigger. */
    used: boolean().notNull().default(false),
    /** Name, descriptions and tags, folded; written by a trigger, since tags are rows of their own. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    index('picture_by_name').on(sql`lower(${table.fileName})`, table.id),
    index('picture_by_creation').on(table.createdAt, table.id),
    index('picture_in_bin')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('picture_unused').on(table.createdAt, table.id).where(sql`not ${table.used}`),
    index('picture_missing_thai')
      .on(table.createdAt, table.id)
      .where(sql`coalesce(${table.alt} ->> 'th', '') = ''`),
    index('picture_missing_english')
      .on(table.createdAt, table.id)
      .where(sql`coalesce(${table.alt} ->> 'en', '') = ''`),
    index('picture_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    pairsIndex('picture', table.searchText),
  ],
);

/** The words that staff put pictures together by. */
export const pictureTag = pgTable(
  'picture_tag',
  {
    pictureId: integer()
      .notNull()
      .references(() => picture.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.tag] }),
    // By bytes, so that all that begin alike stand together.
    index('picture_tag_by_tag').on(sql`${table.tag} collate "C"`, table.pictureId),
  ],
);

/**
 * Which records show which pictures, those in the bin left out. Triggers on the tables of the records
 * keep it, so whoever writes a record, by whichever way, cannot forget to.
 */
export const pictureUse = pgTable(
  'picture_use',
  {
    pictureId: integer().notNull(),
    resource: text().$type<MaintainedName>().notNull(),
    recordId: integer().notNull(),
    /** What the record is called. */
    name: localized(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.resource, table.recordId] }),
    index('picture_use_of_record').on(table.resource, table.recordId),
  ],
);

/** Which unpublished changes of records show which pictures; kept by a trigger too. */
export const pictureRevisionUse = pgTable(
  'picture_revision_use',
  {
    pictureId: integer().notNull(),
    resource: text().$type<MaintainedName>().notNull(),
    recordId: integer().notNull(),
    name: localized(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.resource, table.recordId] }),
    index('picture_revision_use_of_record').on(table.resource, table.recordId),
  ],
);
