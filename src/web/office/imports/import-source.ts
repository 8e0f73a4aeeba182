import type { ImportRow, Mapping, SheetImport } from '#contract/imports/imports.ts';
import type { OfficeTexts } from '../texts.th.ts';

/** The words of the steps; what differs between kinds of things is said by each. */
type ImportTexts = Omit<OfficeTexts['userImport'], 'fields' | 'groupUnknown' | 'templateName'>;

type RowsPage = { rows: ImportRow[]; more: boolean };
type ImportField = { key: string; label: string; needed: boolean };

/** What the steps of an import work with: the calls, the fields and the words of a kind of thing. */
export type ImportSource = {
  /** Where what is read is kept. */
  key: string;
  texts: ImportTexts;
  fields: readonly ImportField[];
  may: { add: boolean; undo: boolean };
  /** What is wrong with one field of a row, in words. */
  describe: (field: string, code: string) => string;
  saveTemplate: (format: 'xlsx' | 'csv') => Promise<void>;
  upload: (file: File, onProgress: (part: number) => void) => Promise<SheetImport>;
  list: (before: number | undefined) => Promise<SheetImport[]>;
  read: (id: number) => Promise<SheetImport>;
  rows: (id: number, page: { problemsOnly: boolean; after: number }) => Promise<RowsPage>;
  map: (id: number, mapping: Mapping) => Promise<SheetImport>;
  choose: (id: number, rows: 'all' | number[], chosen: boolean) => Promise<SheetImport>;
  start: (id: number) => Promise<SheetImport>;
  cancel: (id: number) => Promise<SheetImport>;
  undo: (id: number) => Promise<SheetImport>;
};

/** What is wrong with a row, in words. */
export function describeProblems(
  { describe }: ImportSource,
  { problems }: Pick<ImportRow, 'problems'>,
): string[] {
  return Object.entries(problems).map(([field, code]) => describe(field, code));
}
