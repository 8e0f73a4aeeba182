import { and, asc, eq, isNull } from 'drizzle-orm';
import type { MenuRow } from '#contract/navigation/menu-tree.ts';
import type { Db } from '#server/platform/db.ts';
import { navNode, navRoute, navWindow } from './tables.ts';

/** Nodes with their windows, in the order of the menu; hidden nodes and the bin are left out. */
export async function readMenuRows(db: Db): Promise<MenuRow[]> {
  return db
    .select({
      id: navNode.id,
      parentId: navNode.parentId,
      icon: navNode.icon,
      name: navNode.name,
      window: {
        code: navWindow.code,
        name: navWindow.name,
        url: navWindow.url,
        hidden: navWindow.hidden,
      },
      path: navRoute.path,
    })
    .from(navNode)
    .leftJoin(navWindow, and(eq(navWindow.id, navNode.windowId), isNull(navWindow.deletedAt)))
    .leftJoin(
      navRoute,
      and(
        eq(navRoute.windowId, navWindow.id),
        eq(navRoute.fixed, true),
        isNull(navRoute.deletedAt),
      ),
    )
    .where(and(eq(navNode.hidden, false), isNull(navNode.deletedAt)))
    .orderBy(asc(navNode.position), asc(navNode.id));
}
