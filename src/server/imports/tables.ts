import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportFailure,
  type ImportRow,
  type ImportState,
  ROW_ACTIONS,
  type SheetImport,
} from '#contract/imports/imports.ts';
import { oneOf } from '#server/platform/checks.ts';
import { moment, now } from '#server/platform/columns.ts';

type Report = {
  columns?: string[];
  /** Which column of the sheet holds which field, counted from 0. */
  mapping?: Record<string, number>;
  /** Of some fields, the code that each word of a cell stands for. */
  words?: Record<string, Record<string, string>>;
  /** The row that shows how a template is filled in was among its rows. */
  example?: boolean;
  failure?: ImportFailure | null;
  /** How many rows were to be written when writing began. */
  chosen?: number;
  /** Who has it undone: with the rights of that user. */
  undoneById?: number;
  /** What it was before: where undoing fails, it is that again. */
  undoneFrom?: ImportState;
  /** What its rows came to, once they have gone after their time. */
  cleared?: Pick<SheetImport, 'chosen' | 'counts' | 'written'>;
};

/** One import of records from a sheet, kept so that it can be undone as a whole. */
export const sheetImport = pgTable(
  'sheet_import',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resource: text().notNull(),
    fileName: text().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    state: text().notNull(),
    /** The sealed sheet in the store, while it waits to be read; bound to the import. */
    fileKey: text(),
    report: jsonb().$type<Report>().notNull().default({}),
    createdBy: text().notNull(),
    createdById: integer().notNull(),
    createdAt: now(),
    endedAt: moment(),
  },
  (table) => [
    oneOf(table.state, IMPORT_STATES),
    index('sheet_import_of').on(table.resource, table.id),
  ],
);

/** The rows of an import: what the sheet says, what is wrong with it, and the record it became. */
export const sheetImportRow = pgTable(
  'sheet_import_row',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    importId: integer()
      .notNull()
      .references(() => sheetImport.id, { onDelete: 'cascade' }),
    rowNumber: integer().notNull(),
    /** The cells of the row, as text. */
    cells: jsonb().$type<string[]>().notNull(),
    /** Codes by field; empty: nothing is wrong with it. */
    problems: jsonb().$type<Record<string, string>>().notNull().default({}),
    chosen: boolean().notNull().default(true),
    state: text().notNull().default('waiting'),
    /** What it does; nothing until it was checked, nor where it is refused. */
    action: text(),
    /** What it is matched by: two rows of a sheet with the same are about the same record. */
    rowKey: text(),
    changes: jsonb().$type<ImportRow['changes']>().notNull().default({}),
    live: boolean().notNull().default(false),
    recordId: integer(),
    /** The version that was looked at, then the one it was written as: what was changed since stays. */
    recordVersion: integer(),
    /** The unpublished changes of a live record that it was written as, for undoing. */
    revision: integer(),
    /** The fields of a changed record as they were, for undoing. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    oneOf(table.state, IMPORT_ROW_STATES),
    oneOf(table.action, ROW_ACTIONS),
    uniqueIndex('sheet_import_row_number').on(table.importId, table.rowNumber),
  ],
);
