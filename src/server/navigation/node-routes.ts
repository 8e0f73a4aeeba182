import { eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { navNodeCalls } from '#contract/navigation/nodes.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { folded } from '#server/platform/search.ts';
import { maintain } from '#server/resource/routes.ts';
import { readRows } from '#server/resource/rows.ts';
import type { Saving } from '#server/resource/saving.ts';
import { readWindowChoices } from './choices.ts';
import { listNodeIds, readNodes } from './nodes.ts';
import { navNode } from './tables.ts';
import { demandSoundMenu, lockNavigation, nextPosition, readPlaces, versionOf } from './tree.ts';
import { treeChanges } from './tree-changes.ts';
import { hasWindow } from './windows.ts';

type Input = ParsedInputOf<'nodes/add'>;
type Row = Omit<OutputOf<'nodes/read'>['data'], keyof RowFacts>;

/** The groups and what each may see; rights know, and are handed in. */
export type ReadViewers = (
  db: Db,
) => Promise<Array<{ id: number; name: LocalizedText; windows: string[] }>>;

export function nodeRoutes(db: Db, readViewers: ReadViewers): Handlers<keyof typeof navNodeCalls> {
  const nodes = maintain<Input, Row>(db, {
    resource: 'nodes',
    table: navNode,
    // Some hundreds of rows at most: no index is needed.
    searched: folded(
      sql`coalesce(${navNode.name} ->> 'th', '') || '|' || coalesce(${navNode.name} ->> 'en', '')`,
    ),
    sorts: {
      name: sql`lower(coalesce(${navNode.name} ->> 'th', '')) collate "th-x-icu"`,
      updatedAt: navNode.updatedAt,
    },
    read: readNodes,
    columns: ({ parentId, icon, name, windowId, hidden }) => ({
      parentId,
      icon,
      name,
      windowId,
      hidden,
    }),
    newColumns: async (tx, { parentId }) => ({
      position: nextPosition(await readPlaces(tx), parentId),
    }),
    nameOf: ({ name, window }) => name.th || (window?.name.th ?? window?.code ?? ''),
    beforeSave: demandPlaceAndName,
    afterSave: async (tx, id, { before, values }) => {
      if (before && before.parentId !== values.parentId) await moveLast(tx, id, values.parentId);
      await demandSoundMenu(tx);
    },
  });
  return {
    'nodes/list': nodes.list,
    'nodes/read': nodes.read,
    'nodes/add': nodes.add,
    'nodes/save': nodes.save,
    'nodes/tree': async () => ({
      data: {
        version: versionOf(await readPlaces(db)),
        nodes: await readRows(db, { table: navNode, read: readNodes }, await listNodeIds(db)),
        windows: await readWindowChoices(db),
      },
    }),
    'nodes/viewers': async () => ({ data: await readViewers(db) }),
    ...treeChanges(db),
  };
}

async function demandPlaceAndName(tx: Db, { values }: Saving<Input, Row>): Promise<void> {
  await lockNavigation(tx);
  const { parentId, windowId, name } = values;
  // Only a window lends its name.
  if (windowId === null && !name.th?.trim())
    throw new AppError('invalid_input', { 'name.th': 'required' });
  if (windowId !== null && !(await hasWindow(tx, windowId)))
    throw new AppError('invalid_input', { windowId: 'invalid' });
  const places = await readPlaces(tx);
  if (parentId !== null && !places.some(({ id }) => id === parentId))
    throw new AppError('unknown_parent', { parentId: 'unknown_parent' });
}

/** Who comes under another heading stands last there. */
async function moveLast(tx: Db, id: number, parentId: number | null): Promise<void> {
  const others = (await readPlaces(tx)).filter((place) => place.id !== id);
  await tx
    .update(navNode)
    .set({ position: nextPosition(others, parentId) })
    .where(eq(navNode.id, id));
}
