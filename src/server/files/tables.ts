import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A file of the store. The key is random; the name is what a person sees. */
export const storedFile = pgTable('stored_file', {
  key: text().primaryKey(),
  name: text().notNull(),
  contentType: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
