import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#contract/localized.ts';

/** Text in every language. */
export const localized = () => jsonb().$type<LocalizedText>().notNull();

const moment = () => timestamp({ withTimezone: true });

/** What every row that staff edit carries. A row in the bin has `deletedAt`. */
export const editableColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().default(sql`now()`),
  updatedBy: text(),
  deletedAt: moment(),
});

/** What every row that the public site shows carries besides. */
export const publishedColumns = () => ({
  position: integer().notNull().default(0),
  published: boolean().notNull().default(false),
  publishFrom: moment().notNull().default(sql`now()`),
  publishUntil: moment(),
});
