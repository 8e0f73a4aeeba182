import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';

/**
 * What somebody agreed to or took back, in which words and when. Rows are only added: the newest one
 * of a purpose is what holds.
 */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The kind of record it came with, and which one: `application`, `message`, `jobApplication`. */
    source: text().notNull(),
    sourceId: integer().notNull(),
    /** `policy` for the purpose of the record itself, `marketing` apart from it. */
    purpose: text().$type<'policy' | 'marketing'>().notNull(),
    given: boolean().notNull(),
    /** The version of the text that was shown, and its language. */
    textVersion: integer().notNull(),
    language: text().$type<Language>().notNull(),
    /** `site`, `link`, `staff`, `partner`. */
    channel: text().notNull(),
  },
  (table) => [index('consent_record_of').on(table.source, table.sourceId, table.purpose, table.id)],
);
