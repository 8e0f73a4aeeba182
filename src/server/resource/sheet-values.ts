import type { Db } from '#server/platform/db.ts';
import type { Codec, SheetColumn } from './sheet-columns.ts';

type Tree = { [name: string]: unknown };

/** What stands at a path such as "name.th". */
export function valueAt(row: object, path: string): unknown {
  let value: unknown = row;
  for (const name of path.split('.')) value = (value as Tree | null | undefined)?.[name];
  return value;
}

/** Puts a value at a path; nothing still makes the place for others beside it. */
function putAt(values: Tree, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = values;
  for (const name of names) {
    place[name] ??= {};
    place = place[name] as Tree;
  }
  if (value !== undefined) place[last] = value;
}

type Opened = Codec & { key: string };

export async function openSheet(db: Db, columns: readonly SheetColumn[]): Promise<Opened[]> {
  return Promise.all(columns.map(async ({ key, open }) => ({ key, ...(await open(db)) })));
}

/** The values that the cells of a row mean, and what is wrong with some of them, by field. */
export function readValues(
  columns: readonly Opened[],
  cells: readonly string[],
  mapping: Record<string, number>,
): { values: object; problems: Record<string, string> } {
  const values: Tree = {};
  const problems: Record<string, string> = {};
  for (const { key, read } of columns) {
    const reading = read(cells[mapping[key] ?? -1] ?? '');
    if ('code' in reading) problems[key] = reading.code;
    else putAt(values, key, reading.value);
  }
  return { values, problems };
}
