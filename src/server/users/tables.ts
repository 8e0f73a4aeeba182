import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Mapping } from '#contract/user-import.ts';
import { editableColumns } from '#server/platform/columns.ts';
// A user stands in a group.
import { userGroup } from '#server/rights/tables.ts';

const moment = () => timestamp({ withTimezone: true });

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
    passwordChangedAt: moment().notNull().default(sql`now()`),
    enabled: boolean().notNull().default(true),
    secondFactorRequired: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
    lastSignInAt: moment(),
    /** The import that made this user. */
    importId: integer(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `lower(user_id || ' ' || first_name || ' ' || last_name || ' ' || coalesce(employee_number, '') || ' ' || coalesce(facility_code, '') || ' ' || coalesce(email, ''))`,
        ),
      ),
  },
  (table) => [
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

type ImportReport = {
  /** The file in the store, while it waits to be read. */
  fileKey?: string;
  columns?: string[];
  mapping?: Mapping;
  failure?: 'unreadable' | 'too_many_rows' | 'no_rows';
};

/** One import of users from a sheet, kept so that it can be undone as a whole. */
export const userImport = pgTable('user_import', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  fileName: text().notNull(),
  /** How many rows are to be written, how many are, and how many were refused. */
  total: integer().notNull(),
  done: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  state: text().notNull(),
  report: jsonb().$type<ImportReport>().notNull().default({}),
  createdBy: text().notNull(),
  createdAt: moment().notNull().default(sql`now()`),
  endedAt: moment(),
});

/** The rows of an import that wait for their turn. */
export const userImportRow = pgTable(
  'user_import_row',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    importId: integer()
      .notNull()
      .references(() => userImport.id, { onDelete: 'cascade' }),
    rowNumber: integer().notNull(),
    /** The cells of the row, as text. */
    values: jsonb().$type<string[]>().notNull(),
    /** Codes by field; empty: nothing is wrong with it. */
    problems: jsonb().$type<Record<string, string>>().notNull().default({}),
    chosen: boolean().notNull().default(true),
    state: text().notNull().default('waiting'),
  },
  (table) => [uniqueIndex('user_import_row_number').on(table.importId, table.rowNumber)],
);
