import { count, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { navWindowCalls } from '#contract/nav-windows.ts';
import type { RowFacts } from '#contract/resource.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { maintain } from '#server/resource/routes.ts';
import { navWindow } from './tables.ts';
import { demandSoundMenu, lockNavigation } from './tree.ts';
import { isNeededWindow, readWindows } from './windows.ts';

type Input = ParsedInputOf<'windows/add'>;
type Row = Omit<OutputOf<'windows/read'>['data'], keyof RowFacts>;
type Filters = NonNullable<ParsedInputOf<'windows/list'>['filters']>;

/** Links besides the product's own screens. */
const MOST_LINKS = 300;

export function windowRoutes(db: Db): Handlers<keyof typeof navWindowCalls> {
  const windows = maintain<Input, Row, Filters>(db, {
    resource: 'windows',
    table: navWindow,
    // Some dozens of rows: no index is needed.
    searched: sql`lower(${navWindow.code} || ' ' || coalesce(${navWindow.url}, '')) || ' ' || ${navWindow.searchText}`,
    sorts: {
      name: sql`lower(${navWindow.name} ->> 'th') collate "th-x-icu"`,
      code: sql`lower(${navWindow.code})`,
      updatedAt: navWindow.updatedAt,
    },
    filter: ({ kind }) =>
      kind && (kind === 'link' ? isNotNull(navWindow.url) : isNull(navWindow.url)),
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
  });
  return {
    'windows/list': windows.list,
    'windows/read': windows.read,
    'windows/add': windows.add,
    'windows/save': windows.save,
    'windows/delete': windows.delete,
    'windows/restore': windows.restore,
  };
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
