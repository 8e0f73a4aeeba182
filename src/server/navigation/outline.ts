import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { navNode, navWindow } from './tables.ts';

/** The menu as lines to read, each indented under its heading: for the record of what was done. */
export async function outlineOf(db: Db): Promise<string> {
  const nodes = await db
    .select({
      id: navNode.id,
      parentId: navNode.parentId,
      name: navNode.name,
      windowName: navWindow.name,
    })
    .from(navNode)
    .leftJoin(navWindow, eq(navWindow.id, navNode.windowId))
    .where(isNull(navNode.deletedAt))
    .orderBy(asc(navNode.position), asc(navNode.id));
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId);
  const lines = (parentId: number | null, depth: number): string[] =>
    (byParent.get(parentId) ?? []).flatMap(({ id, name, windowName }) => [
      `${'– '.repeat(depth)}${name.th || (windowName?.th ?? '')}`,
      ...lines(id, depth + 1),
    ]);
  return lines(null, 0).join('\n');
}
