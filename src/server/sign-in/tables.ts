import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '#server/platform/checks.ts';
import { moment, now } from '#server/platform/columns.ts';
// Signing in is about users.
import { appUser } from '#server/users/tables.ts';

/**
 * To set a password after the old one was right, or after a mailed link was opened; to be exchanged
 * for the latter, as the mailed link itself; to have such a mail sent.
 */
export const GRANT_KINDS = ['cookie', 'mailed_cookie', 'mail', 'send'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

const ofUser = () =>
  integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** A signed-in device. The token names its row, so ending the row ends the token. */
export const userSession = pgTable(
  'user_session',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: ofUser(),
    createdAt: now(),
    lastSeenAt: now(),
    expiresAt: moment().notNull(),
    /** The browser as it names itself, cut short, for "my sessions". */
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
    /** When its last page was left. Unless one comes back soon, that was the end of it. */
    leftAt: moment(),
    /** The browser's own clock at leaving and at coming back: the two calls may arrive in either order. */
    leftMark: bigint({ mode: 'number' }).notNull().default(0),
    stayedMark: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('user_session_user').on(table.userId)],
);

/**
 * Wrong passwords per name and origin, kept over restarts; names of nobody count like any other.
 * An origin is a network, a device that signed in before, or "*" for all strangers together.
 */
export const signInGuard = pgTable(
  'sign_in_guard',
  {
    userId: text().notNull(),
    origin: text().notNull(),
    attempts: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.origin] })],
);

/** A browser that a user signed in with before: strangers cannot use up its attempts. */
export const knownDevice = pgTable(
  'known_device',
  {
    secretHash: text().notNull(),
    userId: ofUser(),
    lastSeenAt: now(),
  },
  (table) => [primaryKey({ columns: [table.secretHash, table.userId] })],
);

/** Leave to set a new password, once, for a while. Only the hash of the secret is kept. */
export const passwordGrant = pgTable(
  'password_grant',
  {
    secretHash: text().primaryKey(),
    userId: ofUser(),
    /** A mailed link is exchanged for a cookie when it is opened; only a cookie sets a password. */
    kind: text().$type<GrantKind>().notNull().default('cookie'),
    expiresAt: moment().notNull(),
  },
  (table) => [oneOf(table.kind, GRANT_KINDS)],
);

/** The second factor of a user: a time-based code. */
export const secondFactor = pgTable('second_factor', {
  userId: ofUser().primaryKey(),
  /** Encrypted with the secret key. */
  secret: text().notNull(),
  /** Not asked for until the user has shown that the app works. */
  confirmed: boolean().notNull().default(false),
  /** The last time step that served: a code serves once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

export const recoveryCode = pgTable(
  'recovery_code',
  { userId: ofUser(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
