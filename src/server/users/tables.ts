import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const appUser = pgTable('app_user', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text(),
  passwordHash: text().notNull(),
  /** A password somebody else knows: it must be changed at the first sign-in. */
  passwordTemporary: boolean().notNull(),
  passwordChangedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  enabled: boolean().notNull().default(true),
  administrator: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});

/** A signed-in device. The token names its row, so ending the row ends the token. */
export const userSession = pgTable('user_session', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  userId: integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Wrong passwords per name, kept over restarts; names of nobody count like any other. */
export const signInGuard = pgTable('sign_in_guard', {
  userId: text().primaryKey(),
  attempts: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
});

/** Leave to set a new password, once, for a few minutes. Only the hash of the secret is kept. */
export const passwordGrant = pgTable('password_grant', {
  secretHash: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
