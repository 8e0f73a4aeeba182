import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { oneOf } from '#server/platform/checks.ts';

/** `policy`: the privacy notice was read, which is no consent; `marketing`: a consent, given or not. */
const PURPOSES = ['policy', 'marketing'] as const;
/** The kinds of records that consents come with. */
const SOURCES = ['application', 'message', 'jobApplication', 'newsletter'] as const;
const CHANNELS = ['site', 'link', 'staff', 'partner'] as const;

/**
 * What somebody agreed to or took back, in which words and when. Rows are only added: the newest one
 * of a purpose is what holds.
 */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    source: text().$type<(typeof SOURCES)[number]>().notNull(),
    sourceId: integer().notNull(),
    purpose: text().$type<(typeof PURPOSES)[number]>().notNull(),
    given: boolean().notNull(),
    /** The version of the text that was shown, and its language. */
    textVersion: integer().notNull(),
    language: text().$type<Language>().notNull(),
    channel: text().$type<(typeof CHANNELS)[number]>().notNull(),
  },
  (table) => [
    oneOf(table.source, SOURCES),
    oneOf(table.purpose, PURPOSES),
    oneOf(table.language, LANGUAGES),
    oneOf(table.channel, CHANNELS),
    index('consent_record_of').on(table.source, table.sourceId, table.purpose, table.id),
  ],
);
