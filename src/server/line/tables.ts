import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LineChannel } from '#contract/line/line.ts';
import { onlyRow } from '#server/platform/checks.ts';
import { moment, now } from '#server/platform/columns.ts';

/** How the Official Account is spoken to; one row, once staff have saved. */
export const lineChannel = pgTable(
  'line_channel',
  {
    id: integer().primaryKey(),
    version: integer().notNull().default(1),
    updatedAt: now(),
    updatedBy: text(),
    values: jsonb().$type<LineChannel>().notNull(),
    /** What LINE signs with, and what it knows us by; both sealed for `line secret`. */
    channelSecret: text(),
    accessToken: text(),
    /** How many messages LINE took in a month, such as 2026-11 in Thailand. */
    month: text().notNull().default(''),
    pushed: integer().notNull().default(0),
    /** When LINE said that the month’s messages are used up. */
    usedUpAt: moment(),
    /** Why nothing gets through, in the words of LINE. */
    problem: text().notNull().default(''),
  },
  (table) => [onlyRow(table.id)],
);

/** What LINE has told, so that the same told again does nothing; nothing of whom it was about. */
export const lineEvent = pgTable(
  'line_event',
  { id: text().primaryKey(), takenAt: now() },
  (table) => [index('line_event_taken').on(table.takenAt)],
);
