import type {
  CellKind,
  ImportRow,
  Mapping,
  RowAction,
  SheetImport,
} from '#contract/imports/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { AllOfficeTexts } from '../all-texts.th.ts';
import type { CellWords } from './cell-words.ts';

/** The words of the steps; what differs between kinds of things is said by each. */
type ImportTexts = Omit<AllOfficeTexts['userImport'], 'fields' | 'groupUnknown' | 'templateName'>;

type RowsPage = { rows: ImportRow[]; more: boolean };
type ImportField = {
  key: string;
  label: string;
  needed: boolean;
  matches: boolean;
  holds: CellKind;
};
export type RowFilter = RowAction | 'refused';

/** What the steps of an import work with: the calls, the fields and the words of a kind of thing. */
export type ImportSource = {
  /** Where what is read is kept. */
  key: string;
  texts: ImportTexts;
  fields: readonly ImportField[];
  words: CellWords;
  /** The field that alone says which record a row is, where sheets have one. */
  keyField: string | undefined;
  /** `undo`: what was added is taken away, what was changed is put back. */
  may: { import: boolean; undo: { new: boolean; changed: boolean } };
  /** What is to be known before a file is chosen. */
  notice?: string | undefined;
  /** What is wrong with one field of a row, in words. */
  describe: (field: string, code: string) => string;
  /** What the headings of a sheet mean, in the words of either language. */
  recognise: (headings: readonly string[], known: Mapping) => Promise<Mapping>;
  saveTemplate: (format: 'xlsx' | 'csv') => Promise<void>;
  upload: (file: File, onProgress: (part: number) => void) => Promise<SheetImport>;
  list: (before: number | undefined) => Promise<SheetImport[]>;
  read: (id: number) => Promise<SheetImport>;
  rows: (id: number, page: { only?: RowFilter | undefined; after: number }) => Promise<RowsPage>;
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

/** The words of a code; some name behind a colon what is in the way. */
export function codeInWords(
  codes: Readonly<Record<string, string>>,
  code: string,
  { inRow, limits }: Pick<ImportTexts, 'inRow' | 'limits'>,
): string | undefined {
  const [bare = code, detail = ''] = code.split(':');
  const text = codes[bare];
  if (!text || !detail) return text;
  if (bare === 'repeated') return `${text} ${inRow(detail)}`;
  return limits[bare as keyof typeof limits]?.(formatNumber(Number(detail))) ?? text;
}

/** By which columns rows are matched, in words. */
export function describeMatching(source: ImportSource, mapping: Mapping): string {
  const { texts, fields, keyField } = source;
  const names = fields
    .filter(({ key, matches }) => matches && key !== keyField)
    .map(({ label }) => `“${label}”`)
    .join(' + ');
  const own = fields.find(({ key }) => key === keyField && mapping[key] !== undefined);
  return own ? texts.matchedByKey(own.label, names) : texts.matchedBy(names);
}

/** The words of the office in both of its languages: a sheet may have been made in the other. */
export async function loadBothTexts(): Promise<AllOfficeTexts[]> {
  const [{ th }, { en }] = await Promise.all([
    import('../all-texts.th.ts'),
    import('../all-texts.en.ts'),
  ]);
  return [th, en];
}
