import { and, asc, eq, isNull } from 'drizzle-orm';
import { type LocalizedText, localize } from '#contract/localized.ts';
import type { MenuNode } from '#contract/navigation.ts';
import { isPermission, type Permission } from '#contract/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import { navNode, navRoute, navWindow } from './tables.ts';

export type MenuRow = {
  id: number;
  parentId: number | null;
  icon: string;
  name: LocalizedText;
  window: Window | null;
  /** The product's address of the window. */
  path: string | null;
};

type Window = {
  code: string;
  name: LocalizedText;
  url: string | null;
  hidden: boolean;
};

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

/**
 * The tree as this viewer may see it. It grows from the top, so a circle is never reached, and a
 * heading under which nothing is left goes too.
 */
export function buildMenu(
  rows: readonly MenuRow[],
  permissions: ReadonlySet<Permission>,
): MenuNode[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const grow = (parentId: number | null): MenuNode[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => {
      const children = grow(row.id);
      const target = findTarget(row, permissions);
      if (!target && children.length === 0) return [];
      return [
        {
          id: row.id,
          // A node without a name of its own is called as its window is.
          name: localize(row.name, 'th') ? row.name : (row.window?.name ?? {}),
          icon: row.icon,
          ...(target ?? { href: null, external: false, window: null }),
          children,
        },
      ];
    });
  return grow(null);
}

function findTarget({ window, path }: MenuRow, permissions: ReadonlySet<Permission>) {
  if (!window || window.hidden) return undefined;
  const { code, url } = window;
  if (url !== null) {
    return isWebAddress(url) ? { href: url, external: true, window: null } : undefined;
  }
  const permission = `${code}.view`;
  const allowed = code === 'Account' || (isPermission(permission) && permissions.has(permission));
  return allowed && path ? { href: path, external: false, window: code } : undefined;
}

function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
