import type { RowWarning } from '#contract/imports/imports.ts';
import type { Db } from '#server/platform/db.ts';
import { cellProblem } from '#server/sheets/cell-problems.ts';
import type { Codec, SheetColumn } from './sheet-columns.ts';

type Tree = { [name: string]: unknown };

/** What stands at a path such as "name.th". */
export function valueAt(row: object, path: string): unknown {
  let value: unknown = row;
  for (const name of path.split('.')) value = (value as Tree | null | undefined)?.[name];
  return value;
}

/** Puts a value at a path; nothing takes away what is there, and still makes the place beside it. */
export function putAt(values: Tree, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = values;
  for (const name of names) {
    place[name] ??= {};
    place = place[name] as Tree;
  }
  if (value === undefined) delete place[last];
  else place[last] = value;
}

export type Opened = Codec & { key: string };

export async function openSheet(db: Db, columns: readonly SheetColumn[]): Promise<Opened[]> {
  return Promise.all(
    columns.map(async ({ key, open }) => {
      const codec = await open(db);
      return { ...codec, key, read: readingContent(codec) };
    }),
  );
}

/** What holds no content is read by no column, not even as a text. */
function readingContent({ read }: Codec): Codec['read'] {
  return (text, values) => {
    const code = cellProblem(text);
    return code ? { code } : read(text, values);
  };
}

/** The cells of a row by field: only of columns that the sheet has, in the words of the codes. */
export function cellsByField(
  cells: readonly string[],
  mapping: Record<string, number>,
  words: Record<string, Record<string, string>> = {},
): Map<string, string> {
  return new Map(
    Object.entries(mapping).map(([key, column]) => {
      const text = (cells[column] ?? '').trim();
      return [key, words[key]?.[text.toLowerCase()] ?? text];
    }),
  );
}

type Read = {
  values: object;
  problems: Record<string, string>;
  warnings: Record<string, RowWarning>;
};

/** The values that the cells of a new row mean, and what is wrong with some of them, by field. */
export function readValues(columns: readonly Opened[], cells: ReadonlyMap<string, string>): Read {
  const values: Tree = {};
  const problems: Read['problems'] = {};
  const warnings: Read['warnings'] = {};
  for (const { key, read } of columns) {
    const reading = read(cells.get(key) ?? '', values);
    if ('code' in reading) {
      problems[key] = reading.code;
      continue;
    }
    putAt(values, key, reading.value);
    if (reading.warning) warnings[key] = reading.warning;
  }
  return { values, problems, warnings };
}
