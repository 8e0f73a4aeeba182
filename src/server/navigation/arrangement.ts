import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import { navNode } from './tables.ts';
import type { Place } from './tree.ts';

/** Nodes in their order, each with the heading it stands under. */
export type Arrangement = ReadonlyArray<{ id: number; parentId: number | null }>;

/** Refuses an arrangement that leaves out a node, names one twice, or one that is not there. */
export function demandWhole(places: readonly Place[], arrangement: Arrangement): void {
  const known = new Set(places.map(({ id }) => id));
  const named = new Set(arrangement.map(({ id }) => id));
  const same = known.size === arrangement.length && known.size === named.size;
  if (!same || arrangement.some(({ id }) => !known.has(id)))
    throw new AppError('invalid_input', { nodes: 'incomplete' });
}

/** The nodes without those that go; what stood under one of them stands in its place. */
export function liftChildren(places: readonly Place[], gone: ReadonlySet<number>): Arrangement {
  const byParent = Map.groupBy(places, ({ parentId }) => parentId);
  const walk = (from: number | null, to: number | null): Arrangement =>
    (byParent.get(from) ?? []).flatMap(({ id }) =>
      gone.has(id) ? walk(id, to) : [{ id, parentId: to }, ...walk(id, id)],
    );
  return walk(null, null);
}

/** Every node under these, to the last, and these. */
export function withDescendants(places: readonly Place[], ids: Iterable<number>): Set<number> {
  const all = new Set(ids);
  // A set that is walked also yields what is added meanwhile.
  for (const id of all) for (const place of places) if (place.parentId === id) all.add(place.id);
  return all;
}

/** Writes where nodes stand. A form opened before on a node that moved then meets a conflict. */
export async function writeArrangement(
  tx: Db,
  places: readonly Place[],
  arrangement: Arrangement,
  updatedBy: string,
): Promise<void> {
  const before = new Map(places.map((place) => [place.id, place]));
  const taken = new Map<number | null, number>();
  for (const { id, parentId } of arrangement) {
    const position = taken.get(parentId) ?? 0;
    taken.set(parentId, position + 1);
    const old = before.get(id);
    if (old?.parentId === parentId && old.position === position) continue;
    await tx
      .update(navNode)
      .set({
        position,
        ...(old?.parentId !== parentId && {
          parentId,
          updatedBy,
          updatedAt: sql`now()`,
          version: sql`${navNode.version} + 1`,
        }),
      })
      .where(eq(navNode.id, id));
  }
}
