import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Solutions that have served, until they would have expired: each serves once. */
export const usedCaptcha = pgTable('used_captcha', {
  solutionHash: text().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** How often a form was sent from a network in an hour; kept for a day. */
export const formSending = pgTable(
  'form_sending',
  {
    form: text().notNull(),
    network: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.network, table.hour] })],
);
