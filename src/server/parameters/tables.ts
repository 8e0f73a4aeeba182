import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values staff have set; a parameter without a row has its initial value. */
export const globalParameter = pgTable('global_parameter', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  updatedBy: text(),
});
