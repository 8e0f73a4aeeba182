import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { localized } from '#server/platform/columns.ts';

/** One re-encoded form of a picture, as a file of the file store. */
export type PictureVariant = { format: 'avif' | 'webp' | 'jpeg'; width: number; key: string };

/** A picture as it is shown: never the bytes that were uploaded, always re-encoded variants. */
export const picture = pgTable('picture', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of the source, so the same picture is kept once. */
  contentHash: text().notNull().unique(),
  sourceKey: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: localized(),
  /** Empty until the job that encodes them has run. */
  variants: jsonb().$type<PictureVariant[]>().notNull().default([]),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
