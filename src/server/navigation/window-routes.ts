import { count, isNotNull, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { navWindowCalls } from '#contract/navigation/windows.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { type KindOf, resourceRoutes } from '#server/resource/kind.ts';
import { flagColumn, localizedColumns, textColumn } from '#server/resource/sheet-columns.ts';
import { navWindow } from './tables.ts';
import { demandSoundMenu, lockNavigation } from './tree.ts';
import { isNeededWindow, readWindows } from './windows.ts';

/** Links besides the product's own screens. */
const MOST_LINKS = 300;

/** Screens of the product, and links to other systems. */
export const windowKind: KindOf<'windows'> = {
  resource: 'windows',
  table: navWindow,
  // Some dozens of rows: no index is needed.
  searched: sql`search_folded(${navWindow.code} || '|' || coalesce(${navWindow.url}, '')) || '|' || ${navWindow.searchText}`,
  sorts: {
    name: nameOrder(navWindow.name),
    code: sql`lower(${navWindow.code})`,
    updatedAt: navWindow.updatedAt,
  },
  filter: ({ kind }) =>
    kind && (kind === 'link' ? isNotNull(navWindow.url) : isNull(navWindow.url)),
  sheet: [
    textColumn('code', { required: true }),
    ...localizedColumns('name', { required: true }),
    textColumn('url', { empty: null }),
    flagColumn('hidden'),
  ],
  matchedBy: ['code'],
  read: readWindows,
  columns: ({ code, name, url, hidden }) => ({ code, name, url, hidden }),
  nameOf: ({ name, code }) => name.th || code,
  beforeSave: async (tx, { before, values }) => {
    await lockNavigation(tx);
    if (before?.product) {
      if (values.code !== before.code || values.url !== null) throw new AppError('of_product');
      if (values.hidden && isNeededWindow(before.code))
        throw new AppError('needed', { hidden: 'needed' });
      return;
    }
    if (values.url === null) throw new AppError('invalid_input', { url: 'required' });
    await demandFreeCode(tx, values.code, before?.id);
  },
  beforeDelete: async (tx, rows) => {
    await lockNavigation(tx);
    // Read anew: only from here on nobody else puts one of them anywhere.
    const windows = await readWindows(
      tx,
      rows.map(({ id }) => id),
    );
    for (const { id, product, placed, paths } of windows) {
      if (product) throw new AppError('of_product', { [id]: 'of_product' });
      if (placed > 0) throw new AppError('in_use', { [id]: 'NavNode' });
      if (paths.length > 0) throw new AppError('in_use', { [id]: 'NavRoute' });
    }
  },
  afterSave: demandSoundMenu,
};

export function windowRoutes(db: Db): Handlers<keyof typeof navWindowCalls> {
  return resourceRoutes(db, windowKind);
}

/** Whether written large or small, a code is used once. Those in the bin keep theirs. */
async function demandFreeCode(tx: Db, code: string, own: number | undefined): Promise<void> {
  const found = await tx
    .select({ id: navWindow.id, deletedAt: navWindow.deletedAt })
    .from(navWindow)
    .where(sql`lower(${navWindow.code}) = lower(${code})`);
  const [other] = found.filter(({ id }) => id !== own);
  if (other) throw new AppError('taken', { code: other.deletedAt ? 'in_bin' : 'taken' });
  const [links] = await tx
    .select({ total: count() })
    .from(navWindow)
    .where(isNotNull(navWindow.url));
  if (own === undefined && (links?.total ?? 0) >= MOST_LINKS) throw new AppError('too_many');
}
