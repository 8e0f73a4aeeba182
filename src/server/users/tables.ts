import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { oneOf } from '#server/platform/checks.ts';
import { editableColumns, foldedText, moment, now } from '#server/platform/columns.ts';
// A user stands in a group.
import { userGroup } from '#server/rights/tables.ts';

export const appUser = pgTable(
  'app_user',
  {
    ...editableColumns(),
    userId: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    employeeNumber: text(),
    facilityCode: text(),
    email: text(),
    language: text().notNull().default('th'),
    /** Without a group a user may sign in and do nothing. */
    groupId: integer().references(() => userGroup.id),
    passwordHash: text().notNull(),
    /** A password somebody else knows: it must be changed at the first sign-in. */
    passwordTemporary: boolean().notNull(),
    passwordChangedAt: now(),
    enabled: boolean().notNull().default(true),
    secondFactorRequired: boolean().notNull().default(false),
    createdAt: now(),
    lastSignInAt: moment(),
    /** The import that made this user. */
    importId: integer(),
    searchText: foldedText([
      'user_id',
      `first_name || ' ' || last_name`,
      `coalesce(employee_number, '')`,
      `coalesce(facility_code, '')`,
      `coalesce(email, '')`,
    ]),
  },
  (table) => [
    oneOf(table.language, PICKER_LANGUAGES),
    // Names are typed in either case; a deleted user's name stays taken, so that records stay clear.
    uniqueIndex('app_user_name').on(sql`lower(${table.userId})`),
    index('app_user_by_name').on(
      sql`lower(${table.firstName} || ' ' || ${table.lastName}) collate "th-x-icu"`,
      table.id,
    ),
    index('app_user_by_update').on(table.updatedAt, table.id),
    index('app_user_group').on(table.groupId),
    index('app_user_import').on(table.importId),
    index('app_user_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** A small square picture, apart from the user's row so that lists stay light. */
export const userPicture = pgTable('user_picture', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** WebP in base64, as the profile call sends it. */
  base64: text().notNull(),
});
