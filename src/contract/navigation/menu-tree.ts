import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { MenuNode } from './navigation.ts';

/** How many levels the menu shows. */
export const DEEPEST_NODE = 3;

/** A node of the menu with its window, in the order of the menu. */
export type MenuRow = {
  id: number;
  parentId: number | null;
  icon: string;
  name: LocalizedText;
  window: { code: string; name: LocalizedText; url: string | null; hidden: boolean } | null;
  /** The product's address of the window. */
  path: string | null;
};

/**
 * The tree as somebody may see it who may see these screens. It grows from the top, so a circle is
 * never reached, and a heading under which nothing is left goes too.
 */
export function buildMenu(
  rows: readonly MenuRow[],
  maySee: (screen: string) => boolean,
): MenuNode[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const grow = (parentId: number | null): MenuNode[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => {
      const children = grow(row.id);
      const target = findTarget(row, maySee);
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

function findTarget({ window, path }: MenuRow, maySee: (screen: string) => boolean) {
  if (!window || window.hidden) return undefined;
  const { code, url } = window;
  if (url !== null) {
    return isWebAddress(url) ? { href: url, external: true, window: null } : undefined;
  }
  const allowed = code === 'Account' || maySee(code);
  return allowed && path ? { href: path, external: false, window: code } : undefined;
}

function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
