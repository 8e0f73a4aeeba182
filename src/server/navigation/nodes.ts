import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { MENU_ICONS } from '#contract/navigation/menu-icons.ts';
import type { Db } from '#server/platform/db.ts';
import { CHOICE_COLUMNS } from './choices.ts';
import { navNode, navWindow } from './tables.ts';

export async function readNodes(db: Db, ids: number[]) {
  const nodes = await db
    .select({
      id: navNode.id,
      parentId: navNode.parentId,
      position: navNode.position,
      icon: navNode.icon,
      name: navNode.name,
      windowId: navNode.windowId,
      hidden: navNode.hidden,
      window: CHOICE_COLUMNS,
    })
    .from(navNode)
    .leftJoin(navWindow, eq(navWindow.id, navNode.windowId))
    .where(inArray(navNode.id, ids));
  return nodes.map((node) => ({
    ...node,
    icon: MENU_ICONS.find((icon) => icon === node.icon) ?? ('' as const),
  }));
}

/** The ids of the whole menu in its order. */
export async function listNodeIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: navNode.id })
    .from(navNode)
    .where(isNull(navNode.deletedAt))
    .orderBy(asc(navNode.position), asc(navNode.id));
  return rows.map(({ id }) => id);
}

/** These and those under them, to the last, that went to the bin in the same moment. */
export async function findBinnedTogether(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive together (id, deleted_at) as (
      select id, deleted_at from nav_node
      where id in ${[...ids]} and deleted_at is not null
      union
      select child.id, child.deleted_at from nav_node child
      join together on child.parent_id = together.id and child.deleted_at = together.deleted_at
    )
    select nav_node.id from nav_node join together using (id)
    order by nav_node.position, nav_node.id`);
  return rows.map(({ id }) => id);
}
