import { z } from 'zod';
import { defineCall } from './call.ts';

/** What a column of the sheet can be; the first three are needed. */
export const IMPORT_FIELDS = [
  'userId',
  'firstName',
  'lastName',
  'employeeNumber',
  'facilityCode',
  'email',
  'group',
  'language',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export const NEEDED_FIELDS: readonly ImportField[] = ['userId', 'firstName', 'lastName'];

export const MOST_IMPORT_ROWS = 50_000;
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_COLUMNS = 50;

/** The steps of an import, in order; it may end early, and a finished one can be undone. */
export const ImportState = z.enum([
  'reading',
  'mapping',
  'checking',
  'checked',
  'writing',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
]);
export type ImportState = z.infer<typeof ImportState>;

/** Which column of the sheet holds which field, counted from 0. */
const Mapping = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  z
    .int()
    .min(0)
    .max(MOST_COLUMNS - 1),
);
export type Mapping = z.infer<typeof Mapping>;

export const UserImport = z.object({
  id: z.int(),
  fileName: z.string(),
  state: ImportState,
  /** Rows in the sheet; how many of them the present step has done; how many it refused. */
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** How many rows are to be written; not counted in lists. */
  chosen: z.int().nullable(),
  columns: z.array(z.string()),
  mapping: Mapping,
  /** Why it failed. */
  failure: z.enum(['unreadable', 'too_many_rows', 'no_rows']).nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type UserImport = z.infer<typeof UserImport>;

const ImportRow = z.object({
  rowNumber: z.int(),
  cells: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
  chosen: z.boolean(),
  state: z.enum(['waiting', 'written', 'refused', 'removed', 'kept']),
});
export type ImportRow = z.infer<typeof ImportRow>;

const One = z.object({ id: z.int().positive() });
const state = z.object({ data: UserImport });

export const userImportCalls = {
  'userImport/upload': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Takes in a sheet of users (xlsx or csv); reading it goes on in the background.',
    input: z.object({ fileName: z.string().min(1).max(200) }),
    output: state,
    upload: true,
    mostBytes: MOST_BYTES,
  }),
  'userImport/list': defineCall({
    access: 'UserInformationMaint.view',
    summary: 'Imports, newest first; `before` continues behind the import of that id.',
    input: z.object({ before: z.int().positive().optional() }),
    output: z.object({ data: z.array(UserImport) }),
  }),
  'userImport/read': defineCall({
    access: 'UserInformationMaint.view',
    summary: 'How far an import is.',
    input: One,
    output: state,
  }),
  'userImport/rows': defineCall({
    access: 'UserInformationMaint.view',
    summary: 'Rows of the sheet with what is wrong with each; `after` is a row number.',
    input: One.extend({
      problemsOnly: z.boolean().default(false),
      after: z.int().min(0).default(0),
    }),
    output: z.object({ data: z.object({ rows: z.array(ImportRow), more: z.boolean() }) }),
  }),
  'userImport/map': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Says which column is which, and has every row checked.',
    input: One.extend({ mapping: Mapping }),
    output: state,
  }),
  'userImport/choose': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Takes rows in or leaves them out: those named, or all that are right.',
    input: One.extend({
      rows: z.union([z.literal('all'), z.array(z.int().positive()).min(1).max(1_000)]),
      chosen: z.boolean(),
    }),
    output: state,
  }),
  'userImport/start': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Adds the chosen rows as users.',
    input: One,
    output: state,
  }),
  'userImport/cancel': defineCall({
    access: 'UserInformationMaint.add',
    summary: 'Stops an import; what is written by then stays, and can be undone.',
    input: One,
    output: state,
  }),
  'userImport/undo': defineCall({
    access: 'UserInformationMaint.delete',
    summary: 'Removes the users of an import, except those changed or used since.',
    input: One,
    output: state,
  }),
};
