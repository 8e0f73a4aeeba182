import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { ResourceName } from '#contract/resource/windows.ts';

export const MOST_IMPORT_ROWS = 50_000;
export const MOST_IMPORT_BYTES = 20 * 1024 * 1024;
const MOST_COLUMNS = 200;
/** The key of a row that only shows how a template is filled in; it is not imported. */
export const EXAMPLE_MARKS = { th: 'ตัวอย่าง (ไม่นำเข้า)', en: 'example (not imported)' } as const;
/** What the cells of a column hold. */
const CELL_KINDS = ['key', 'text', 'number', 'flag', 'moment', 'choice', 'list', 'json'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Why a sheet was not read, or which of the later steps every try of failed. */
const IMPORT_FAILURES = [
  'unreadable',
  'too_many_rows',
  'too_many_columns',
  'too_large',
  'no_rows',
  'not_checked',
  'not_written',
  'not_undone',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/** The steps of an import, in order; it may end early, and a finished one can be undone. */
export const IMPORT_STATES = [
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
] as const;
export const ImportState = z.enum(IMPORT_STATES);
export type ImportState = z.infer<typeof ImportState>;

const WORKING: readonly ImportState[] = ['reading', 'checking', 'writing', 'undoing'];
/** Something goes on: how far it is changes by itself. */
export const isWorking = (state: ImportState): boolean => WORKING.includes(state);

/** Which column of the sheet holds which field, counted from 0. */
export const Mapping = z.record(
  z.string().max(100),
  z
    .int()
    .min(0)
    .max(MOST_COLUMNS - 1),
);
export type Mapping = z.infer<typeof Mapping>;

const MOST_WORDS = 200;
const fewEnough = (words: object) => Object.keys(words).length <= MOST_WORDS;
/** What the screens call the codes of some fields, in whichever languages: the code of each word. */
const CellWords = z
  .record(
    z.string().max(60),
    z.record(z.string().max(200), z.string().max(60)).refine(fewEnough, 'too_many'),
  )
  .refine(fewEnough, 'too_many');

/** What a row does to the records that are there. */
export const ROW_ACTIONS = ['new', 'changed', 'same'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/**
 * How many rows of a checked sheet are what; `live`: changed ones that visitors see now, `appearing`:
 * new ones that they see as soon as they are written. Counts that were kept before have no such.
 */
const RowCounts = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  live: z.int(),
  appearing: z.int().default(0),
});

export const SheetImport = z.object({
  id: z.int(),
  fileName: z.string(),
  state: ImportState,
  /** Rows in the sheet; how many of them the present step has done; how many it refused. */
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** How many rows are to be written; not counted in lists, nor before something was checked. */
  chosen: z.int().nullable(),
  /** Not counted in lists, nor while a step goes on: it changes with every row. */
  counts: RowCounts.nullable(),
  /** What of it stands written; not counted in lists, nor while a step goes on. */
  written: z.object({ new: z.int(), changed: z.int() }).nullable(),
  columns: z.array(z.string()),
  mapping: Mapping,
  /** Why it failed, or why it stands where it does. */
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdBy: z.string(),
  /** Whoever asks has uploaded it: nobody else goes on with it, since it works with those rights. */
  own: z.boolean(),
  mayCancel: z.boolean(),
  /** Its rows have gone after the time that they are kept: it can neither be read nor undone. */
  cleared: z.boolean(),
  /** It had the row that shows how a template is filled in: that was left out. */
  example: z.boolean(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type SheetImport = z.infer<typeof SheetImport>;

/** What became of a row; `removed` and `kept`: when the import was undone. */
export const IMPORT_ROW_STATES = ['waiting', 'written', 'refused', 'removed', 'kept'] as const;

/** What of a cell is not kept, though the rest of it is. */
const ROW_WARNINGS = ['foreign_picture'] as const;
export type RowWarning = (typeof ROW_WARNINGS)[number];

/**
 * A field of a record before and after, as a sheet shows it; long texts from where they differ. Of a
 * new record, what is kept where the cell says it otherwise.
 */
const RowChange = z.object({
  from: z.string(),
  to: z.string(),
  warning: z.enum(ROW_WARNINGS).optional(),
});

const ImportRow = z.object({
  rowNumber: z.int(),
  cells: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
  action: z.enum(ROW_ACTIONS).nullable(),
  changes: z.record(z.string(), RowChange),
  /** The record that it is about, where there is one. */
  recordId: z.int().nullable(),
  /** Visitors see that record now; a new one, as soon as it is written. */
  live: z.boolean(),
  chosen: z.boolean(),
  state: z.enum(IMPORT_ROW_STATES),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** What the steps of an import take besides the import itself, and what they answer. */
export const ImportShapes = {
  upload: z.object({ fileName: z.string().min(1).max(200) }),
  list: z.object({ before: z.int().positive().optional() }),
  one: z.object({ id: z.int().positive() }),
  rows: z.object({
    id: z.int().positive(),
    only: z.enum([...ROW_ACTIONS, 'refused']).optional(),
    after: z.int().min(0).default(0),
  }),
  map: z.object({ id: z.int().positive(), mapping: Mapping, words: CellWords.optional() }),
  choose: z.object({
    id: z.int().positive(),
    rows: z.union([z.literal('all'), z.array(z.int().positive()).min(1).max(1_000)]),
    chosen: z.boolean(),
  }),
};
export const ImportAnswers = {
  one: z.object({ data: SheetImport }),
  list: z.object({ data: z.array(SheetImport) }),
  rows: z.object({ data: z.object({ rows: z.array(ImportRow), more: z.boolean() }) }),
};

const of = { resource: ResourceName };

/** A sheet adds and changes, each row with the right that it takes. */
const ADDS_OR_CHANGES = 'resource.add|edit';

/** Sheets of any kind of thing that has columns for them. */
export const importCalls = {
  'imports/fields': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'What the columns of a sheet can be, which are needed, and by which rows are matched.',
    input: z.object(of),
    output: z.object({
      data: z.array(
        z.object({
          key: z.string(),
          needed: z.boolean(),
          /** Rows are matched with records by it. */
          matches: z.boolean(),
          holds: z.enum(CELL_KINDS),
        }),
      ),
    }),
  }),
  'imports/upload': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Takes in a sheet (xlsx or csv); reading it goes on in the background.',
    input: ImportShapes.upload.extend(of),
    output: ImportAnswers.one,
    upload: true,
    mostBytes: MOST_IMPORT_BYTES,
  }),
  'imports/list': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Imports, newest first; `before` continues behind the import of that id.',
    input: ImportShapes.list.extend(of),
    output: ImportAnswers.list,
  }),
  'imports/read': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'How far an import is.',
    input: ImportShapes.one.extend(of),
    output: ImportAnswers.one,
  }),
  'imports/rows': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Rows of the sheet with what is wrong with each; `after` is a row number.',
    input: ImportShapes.rows.extend(of),
    output: ImportAnswers.rows,
  }),
  'imports/map': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Says which column is which, and has every row checked.',
    input: ImportShapes.map.extend(of),
    output: ImportAnswers.one,
  }),
  'imports/choose': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Takes rows in or leaves them out: those named, or all that are right.',
    input: ImportShapes.choose.extend(of),
    output: ImportAnswers.one,
  }),
  'imports/start': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Adds the chosen rows as records, or changes the records that they are about.',
    input: ImportShapes.one.extend(of),
    output: ImportAnswers.one,
  }),
  'imports/cancel': defineCall({
    access: ADDS_OR_CHANGES,
    summary: 'Stops an import; what is written by then stays, and can be undone.',
    input: ImportShapes.one.extend(of),
    output: ImportAnswers.one,
  }),
  'imports/undo': defineCall({
    access: 'resource.edit|delete',
    summary:
      'Moves what was added to the bin and puts what was changed back, except what was changed or used since.',
    input: ImportShapes.one.extend(of),
    output: ImportAnswers.one,
  }),
};
