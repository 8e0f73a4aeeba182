import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { navNodeCalls } from '#contract/navigation/nodes.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { demandWhole, liftChildren, withDescendants, writeArrangement } from './arrangement.ts';
import { findBinnedTogether, readNodes } from './nodes.ts';
import { outlineOf } from './outline.ts';
import { resetMenu } from './seed.ts';
import { navNode } from './tables.ts';
import { demandSoundMenu, lockNavigation, nextPosition, readPlaces, versionOf } from './tree.ts';

type TreeCall = 'arrange' | 'delete' | 'restore' | 'reset';

/** What changes more than one node: all of it or nothing, and a sound menu is left behind. */
export function treeChanges(
  db: Db,
): Handlers<Extract<keyof typeof navNodeCalls, `nodes/${TreeCall}`>> {
  /** Runs alone, then looks at the whole menu and writes into the record what it did. */
  async function change(
    { viewer, request }: CallContext,
    work: (tx: Db, viewer: Viewer) => Promise<{ action: string; ids?: number[] }>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await lockNavigation(tx);
      const before = await outlineOf(tx);
      const { action, ids } = await work(tx, viewer);
      await demandSoundMenu(tx);
      const by = actorOf(request, viewer);
      if (!ids) {
        const menu = { from: before, to: await outlineOf(tx) };
        await recordEvent(tx, by, { action, subject: 'NavNode', changes: { menu } });
      }
      for (const node of ids ? await readNodes(tx, ids) : []) {
        const subjectName = node.name.th || (node.window?.name.th ?? '');
        await recordEvent(tx, by, { action, subject: 'NavNode', subjectId: node.id, subjectName });
      }
    });
  }

  return {
    'nodes/arrange': async ({ version, nodes }, context) => {
      let arranged = '';
      await change(context, async (tx, viewer) => {
        const places = await readPlaces(tx);
        if (versionOf(places) !== version) throw new AppError('conflict');
        demandWhole(places, nodes);
        await demandParents(nodes);
        await writeArrangement(tx, places, nodes, viewer.name);
        arranged = versionOf(await readPlaces(tx));
        return { action: 'arrange' };
      });
      return { data: { version: arranged } };
    },
    'nodes/delete': async ({ ids, children }, context) => {
      await change(context, async (tx, viewer) => {
        const places = await readPlaces(tx);
        const known = new Set(places.map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) throw new AppError('not_found');
        const gone = children === 'bin' ? withDescendants(places, ids) : new Set(ids);
        await writeArrangement(tx, places, liftChildren(places, gone), viewer.name);
        await putInBin(tx, [...gone], viewer.name);
        return { action: 'delete', ids: [...gone] };
      });
      return { data: null };
    },
    'nodes/restore': async ({ ids }, context) => {
      let back: number[] = [];
      await change(context, async (tx, viewer) => {
        back = await findBinnedTogether(tx, ids);
        if (ids.some((id) => !back.includes(id))) throw new AppError('not_found');
        await takeFromBin(tx, back, viewer.name);
        return { action: 'restore', ids: back };
      });
      return { data: { ids: back } };
    },
    'nodes/reset': async (_input, context) => {
      await change(context, async (tx, viewer) => {
        await resetMenu(tx, viewer.name);
        return { action: 'reset' };
      });
      return { data: null };
    },
  };
}

/** Said before writing: the database would say it less clearly. */
async function demandParents(nodes: ReadonlyArray<{ id: number; parentId: number | null }>) {
  const known = new Set(nodes.map(({ id }) => id));
  for (const { id, parentId } of nodes)
    if (parentId !== null && !known.has(parentId))
      throw new AppError('unknown_parent', { [id]: 'unknown_parent' });
}

const stamp = (updatedBy: string) => ({
  updatedBy,
  updatedAt: sql`now()`,
  version: sql`${navNode.version} + 1`,
});

async function putInBin(tx: Db, ids: number[], updatedBy: string): Promise<void> {
  await tx
    .update(navNode)
    .set({ deletedAt: sql`now()`, ...stamp(updatedBy) })
    .where(inArray(navNode.id, ids));
}

/** Each comes back last under its heading, or at the top where that is gone. */
async function takeFromBin(tx: Db, ids: number[], updatedBy: string): Promise<void> {
  for (const node of await inOrder(tx, ids)) {
    const places = await readPlaces(tx);
    const under = ids.includes(node.parentId ?? 0) || places.some(({ id }) => id === node.parentId);
    const parentId = under ? node.parentId : null;
    await tx
      .update(navNode)
      .set({
        deletedAt: null,
        parentId,
        position: nextPosition(places, parentId),
        ...stamp(updatedBy),
      })
      .where(eq(navNode.id, node.id));
  }
  const places = await readPlaces(tx);
  const lost = places.find(({ id, windowId, window }) => ids.includes(id) && windowId && !window);
  if (lost) throw new AppError('window_in_bin', { [lost.id]: 'window_in_bin' });
}

async function inOrder(tx: Db, ids: number[]) {
  const nodes = await readNodes(tx, ids);
  return nodes.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
