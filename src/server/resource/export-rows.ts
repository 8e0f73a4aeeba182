import { and, count, inArray } from 'drizzle-orm';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Cell } from '#server/sheets/cell.ts';
import { findIds, isListed, type PageInput } from './page.ts';
import { type AnyKind, conditionOf } from './routes.ts';
import { readRows } from './rows.ts';
import { openSheet, valueAt } from './sheet-values.ts';

/** Few enough that a page of long articles is no weight. */
const PAGE = 100;

export type ExportInput = PageInput & { search: string; filters?: object | undefined };

/** What a list finds, counted exactly, and page by page as cells. */
export async function openExport(
  db: Db,
  kind: AnyKind,
  input: ExportInput,
  viewer: Viewer,
  ids: number[] | undefined,
) {
  const found = await conditionOf(kind, input, viewer);
  const where = ids ? and(found, inArray(kind.table.id, ids)) : found;
  // Page after page to the end: the index may be walked, wherever what was searched for stands.
  const source = { ...kind, where, sortsFound: {} };
  const [counted] = await db
    .select({ total: count() })
    .from(kind.table)
    .where(isListed(source, input));
  const columns = await openSheet(db, kind.sheet ?? []);

  async function* pages(): AsyncGenerator<Cell[][]> {
    for (let after: string | undefined; ; ) {
      const page = await findIds(db, source, { ...input, after, before: undefined, size: PAGE });
      const rows = await readRows(db, kind, page.ids);
      yield rows.map((row) => columns.map(({ key, write }) => write(valueAt(row, key))));
      if (!page.next) return;
      after = page.next;
    }
  }
  return { total: counted?.total ?? 0, pages: pages() };
}

export function headingsOf({ sheet = [] }: AnyKind): string[] {
  return sheet.map(({ key }) => key);
}
