import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { NEEDED_WINDOWS } from '#contract/navigation/windows.ts';
import type { Db } from '#server/platform/db.ts';
import { navNode, navRoute, navWindow } from './tables.ts';

const PRODUCT: ReadonlySet<string> = new Set(SCREENS);
const NEEDED: ReadonlySet<string> = new Set(NEEDED_WINDOWS);

const isProductWindow = (code: string) => PRODUCT.has(code);
export const isNeededWindow = (code: string) => NEEDED.has(code);

export async function readWindows(db: Db, ids: number[]) {
  const windows = await db.select().from(navWindow).where(inArray(navWindow.id, ids));
  const routes = await db
    .select({ windowId: navRoute.windowId, path: navRoute.path })
    .from(navRoute)
    .where(and(inArray(navRoute.windowId, ids), isNull(navRoute.deletedAt)))
    .orderBy(asc(navRoute.path));
  const nodes = await db
    .select({ windowId: navNode.windowId, total: count() })
    .from(navNode)
    .where(and(inArray(navNode.windowId, ids), isNull(navNode.deletedAt)))
    .groupBy(navNode.windowId);
  return windows.map(({ id, code, name, url, hidden }) => ({
    id,
    code,
    name,
    url,
    hidden,
    product: isProductWindow(code),
    needed: isNeededWindow(code),
    paths: routes.filter(({ windowId }) => windowId === id).map(({ path }) => path),
    placed: nodes.find(({ windowId }) => windowId === id)?.total ?? 0,
  }));
}

/** Whether a window is there, and not in the bin. */
export async function hasWindow(db: Db, id: number): Promise<boolean> {
  const found = await db
    .select({ id: navWindow.id })
    .from(navWindow)
    .where(and(eq(navWindow.id, id), isNull(navWindow.deletedAt)));
  return found.length > 0;
}
