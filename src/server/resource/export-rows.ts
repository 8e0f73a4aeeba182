import { and, count, inArray } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { SheetWords } from '#contract/resource/exports.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Cell } from '#server/sheets/cell.ts';
import { findIds, isListed, type PageInput } from './page.ts';
import { type AnyKind, conditionOf } from './routes.ts';
import { readRows } from './rows.ts';
import { keptSheet } from './sheet-keys.ts';
import { openSheet, valueAt } from './sheet-values.ts';

/** Few enough that a page of long articles is no weight. */
const PAGE = 100;

type Wanted = {
  ids?: number[] | undefined;
  words?: SheetWords | undefined;
  /** What this house keeps texts in: others have no columns. */
  languages: readonly Language[];
};

export type ExportInput = PageInput & { search: string; filters?: object | undefined };

/** What a list finds, counted exactly, and page by page as cells. */
export async function openExport(
  db: Db,
  kind: AnyKind,
  input: ExportInput,
  viewer: Viewer,
  { ids, words, languages }: Wanted,
) {
  const found = await conditionOf(kind, input, viewer);
  const where = ids ? and(found, inArray(kind.table.id, ids)) : found;
  // Page after page to the end: the index may be walked, wherever what was searched for stands.
  const source = { ...kind, where, sortsFound: {} };
  const [counted] = await db
    .select({ total: count() })
    .from(kind.table)
    .where(isListed(source, input));
  const sheet = keptSheet(kind, languages);
  const columns = await openSheet(db, sheet);

  async function* pages(): AsyncGenerator<Cell[][]> {
    for (let after: string | undefined; ; ) {
      const page = await findIds(db, source, { ...input, after, before: undefined, size: PAGE });
      const rows = await readRows(db, kind, page.ids);
      yield rows.map((row) =>
        columns.map(({ key, write }) => inWords(words?.values[key], write(valueAt(row, key)))),
      );
      if (!page.next) return;
      after = page.next;
    }
  }
  const headings = sheet.map(({ key }) => words?.columns[key] ?? key);
  return { total: counted?.total ?? 0, headings, pages: pages() };
}

function inWords(words: Record<string, string> | undefined, cell: Cell): Cell {
  return words && Object.hasOwn(words, String(cell)) ? (words[String(cell)] ?? cell) : cell;
}
