import { EXAMPLE_MARKS } from '#contract/imports/imports.ts';
import type { Language } from '#contract/language.ts';
import type { SheetWords, TemplateGuide } from '#contract/resource/exports.ts';
import type { Db } from '#server/platform/db.ts';
import type { Cell, SheetFormat } from '#server/sheets/cell.ts';
import { writeSheet } from '#server/sheets/write-sheet.ts';
import { letters, workbookStream } from '#server/sheets/xlsx-stream.ts';
import type { AnyKind } from './routes.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { keptSheet } from './sheet-keys.ts';

type Column = SheetColumn & { heading: string; choices: string[] };
/** Excel takes no longer names of sheets, and none of these characters in them. */
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\'"]/g;

type Told = {
  words?: SheetWords | undefined;
  guide?: TemplateGuide | undefined;
  /** What this house keeps texts in: nobody is asked for others. */
  languages: readonly Language[];
};

/** A sheet to be filled in: lists of what may stand in a cell in Excel, an example row in csv. */
export async function writeTemplate(
  db: Db,
  kind: AnyKind,
  format: SheetFormat,
  { words, guide, languages }: Told,
) {
  const columns = await Promise.all(
    keptSheet(kind, languages).map(async (column) => ({
      ...column,
      heading: words?.columns[column.key] ?? column.key,
      choices: inWords(words?.values[column.key], (await column.open(db)).choices ?? []),
    })),
  );
  const headings = columns.map(({ heading }) => heading);
  if (!guide) return writeSheet(format, onePage([headings]));
  if (format === 'csv') return writeSheet(format, onePage([headings, exampleOf(columns, guide)]));
  const { names } = guide;
  const listed = columns.filter(({ choices, holds }) => choices.length > 0 && holds !== 'list');
  return workbookStream([
    {
      name: sheetName(names.rows),
      pages: [[headings]],
      lists: listed.map(({ key, choices }, place) => ({
        column: columns.findIndex((column) => column.key === key),
        range: `'${sheetName(names.lists)}'!$${letters(place)}$2:$${letters(place)}$${choices.length + 1}`,
      })),
    },
    {
      name: sheetName(names.guide),
      pages: [
        [guide.headings, ...columns.map(({ key, heading }) => [heading, guide.notes[key] ?? ''])],
      ],
    },
    { name: sheetName(names.lists), pages: [listsOf(listed)] },
  ]);
}

async function* onePage(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

const inWords = (words: Record<string, string> | undefined, choices: readonly string[]) =>
  choices.map((choice) => words?.[choice] ?? choice);

const sheetName = (name: string) => name.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME).trim();

/** Side by side, each under its heading. */
function listsOf(columns: readonly Column[]): Cell[][] {
  const longest = Math.max(0, ...columns.map(({ choices }) => choices.length));
  const line = (at: number) => columns.map(({ choices }) => choices[at] ?? '');
  return [
    columns.map(({ heading }) => heading),
    ...Array.from({ length: longest }, (_, at) => line(at)),
  ];
}

/** Its key says that it is none, so that nobody imports it by mistake. */
function exampleOf(columns: readonly Column[], { language }: TemplateGuide): Cell[] {
  const mark = EXAMPLE_MARKS[language];
  return columns.map((column) => (column.holds === 'key' ? mark : exampleIn(column)));
}

function exampleIn({ holds, heading, choices: [first = ''] }: Column): Cell {
  switch (holds) {
    case 'number':
      return 1;
    case 'moment':
      return '2026-12-31 09:00';
    case 'text':
      return heading;
    default:
      return first;
  }
}
