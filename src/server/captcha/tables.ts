import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solutions that have served, until they would have expired: each serves once. */
export const usedCaptcha = pgTable('used_captcha', {
  solutionHash: text().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
