import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { navRouteCalls } from '#contract/navigation/routes.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { maintain } from '#server/resource/routes.ts';
import { findAlias, readAddresses } from './addresses.ts';
import { readWindowChoices } from './choices.ts';
import { navRoute, navWindow } from './tables.ts';
import { lockNavigation } from './tree.ts';
import { hasWindow } from './windows.ts';

type Input = ParsedInputOf<'routes/add'>;
type Row = Omit<OutputOf<'routes/read'>['data'], keyof RowFacts>;
type Filters = NonNullable<ParsedInputOf<'routes/list'>['filters']>;

/** Whether an address leads somewhere already: a page, a call or a file of the product. */
export type IsTaken = (path: string) => Promise<boolean>;

const MOST_ALIASES = 1_000;

const ofWindow = (value: SQL) =>
  sql`(select ${value} from ${navWindow} where ${navWindow.id} = ${navRoute.windowId})`;
const windowName = nameOrder(navWindow.name);

export function addressRoutes(db: Db, isTaken: IsTaken): Handlers<keyof typeof navRouteCalls> {
  const routes = maintain<Input, Row, Filters>(db, {
    resource: 'routes',
    table: navRoute,
    searched: sql`search_folded(${navRoute.path}) || '|' || ${ofWindow(sql`${navWindow.searchText}`)}`,
    sorts: {
      path: sql`lower(${navRoute.path})`,
      window: { th: ofWindow(windowName.th), en: ofWindow(windowName.en) },
      updatedAt: navRoute.updatedAt,
    },
    filter: ({ kind }) => kind && eq(navRoute.fixed, kind === 'product'),
    read: readAddresses,
    columns: ({ path, windowId }) => ({ path, windowId }),
    nameOf: ({ path }) => path,
    beforeSave: async (tx, { before, values }) => {
      if (before?.fixed) throw new AppError('of_product');
      await lockNavigation(tx);
      if (!(await hasWindow(tx, values.windowId)))
        throw new AppError('invalid_input', { windowId: 'invalid' });
      if (await isTaken(values.path)) throw new AppError('taken', { path: 'page' });
      await demandFreePath(tx, values.path, before?.id);
    },
    beforeDelete: async (_tx, rows) => {
      for (const { id, fixed } of rows)
        if (fixed) throw new AppError('of_product', { [id]: 'of_product' });
    },
    beforeRestore: async (tx, rows) => {
      await lockNavigation(tx);
      for (const { id, path, windowId } of rows) {
        if (!(await hasWindow(tx, windowId)))
          throw new AppError('window_in_bin', { [id]: 'window_in_bin' });
        if (await isTaken(path)) throw new AppError('taken', { path: 'page' });
      }
    },
  });
  return {
    'routes/list': routes.list,
    'routes/read': routes.read,
    'routes/add': routes.add,
    'routes/save': routes.save,
    'routes/delete': routes.delete,
    'routes/restore': routes.restore,
    'routes/windows': async () => ({ data: await readWindowChoices(db) }),
    'routes/follow': async ({ path }) => {
      const found = await findAlias(db, path);
      if (!found) throw new AppError('not_found');
      return { data: { href: found.href } };
    },
  };
}

/** Whether written large or small, an address is used once. Those in the bin keep theirs. */
async function demandFreePath(tx: Db, path: string, own: number | undefined): Promise<void> {
  const found = await tx
    .select({ id: navRoute.id, deletedAt: navRoute.deletedAt })
    .from(navRoute)
    .where(sql`lower(${navRoute.path}) = lower(${path})`);
  const [other] = found.filter(({ id }) => id !== own);
  if (other) throw new AppError('taken', { path: other.deletedAt ? 'in_bin' : 'taken' });
  const [aliases] = await tx
    .select({ total: count() })
    .from(navRoute)
    .where(eq(navRoute.fixed, false));
  if (own === undefined && (aliases?.total ?? 0) >= MOST_ALIASES) throw new AppError('too_many');
}
