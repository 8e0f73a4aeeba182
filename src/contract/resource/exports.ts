import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { ResourceName } from './windows.ts';

const SheetFormat = z.enum(['xlsx', 'csv']);

/** Every field of the longest form in every language. */
const MOST_WORDS = 250;
const fewEnough = (words: object) => Object.keys(words).length <= MOST_WORDS;
const Words = z.record(z.string().max(60), z.string().max(200)).refine(fewEnough, 'too_many');

/** What a sheet for people calls its columns, and the codes in some of them. */
const SheetWords = z.object({
  columns: Words,
  values: z.record(z.string().max(60), Words).refine(fewEnough, 'too_many').default({}),
});
export type SheetWords = z.output<typeof SheetWords>;

const Name = z.string().trim().min(1).max(60);
const TemplateGuide = z.object({
  language: z.enum(PICKER_LANGUAGES),
  names: z.object({ rows: Name, guide: Name, lists: Name }),
  /** The headings of the guide: the column, and what is to be known of it. */
  headings: z.tuple([Name, Name]),
  notes: Words,
});
export type TemplateGuide = z.output<typeof TemplateGuide>;

const SHEET = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  otherTypes: ['text/csv; charset=utf-8'],
  name: 'sheet.xlsx',
};

export const exportCalls = {
  'exports/sheet': defineCall({
    access: 'resource.export',
    summary: 'What a list finds, all pages of it, or certain records, as a sheet.',
    file: SHEET,
    input: z.object({
      resource: ResourceName,
      format: SheetFormat,
      /** What the list was asked for; the list’s own contract says what is right. */
      list: z.record(z.string(), z.unknown()).default({}),
      ids: z.array(z.int().positive()).min(1).max(1_000).optional(),
      /** Without it the columns are called by their fields, as an import and other programs read them. */
      words: SheetWords.optional(),
    }),
    output: FileBody,
  }),
  'exports/template': defineCall({
    access: 'resource.add|edit',
    summary:
      'A sheet to be filled in: the headings that an import knows, and what may stand below.',
    file: SHEET,
    input: z.object({
      resource: ResourceName,
      format: SheetFormat,
      words: SheetWords.optional(),
      /** What each column is for, and what the parts of the workbook are called. */
      guide: TemplateGuide.optional(),
    }),
    output: FileBody,
  }),
};
