import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { demandNeededWindows, demandTree } from './rules.ts';
import { navNode, navWindow } from './tables.ts';

/** One change of the navigation at a time: what makes a tree can only be judged of the whole. */
export async function lockNavigation(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.navigation})`);
}

/** Every node of the menu in its order, also hidden ones; not the bin. */
export async function readPlaces(db: Db) {
  return db
    .select({
      id: navNode.id,
      parentId: navNode.parentId,
      windowId: navNode.windowId,
      hidden: navNode.hidden,
      position: navNode.position,
      window: { code: navWindow.code, hidden: navWindow.hidden },
    })
    .from(navNode)
    .leftJoin(navWindow, and(eq(navWindow.id, navNode.windowId), isNull(navWindow.deletedAt)))
    .where(isNull(navNode.deletedAt))
    .orderBy(asc(navNode.position), asc(navNode.id));
}

export type Place = Awaited<ReturnType<typeof readPlaces>>[number];

/** Refuses the change under way where it leaves no sound menu behind. */
export async function demandSoundMenu(tx: Db): Promise<void> {
  const places = await readPlaces(tx);
  demandTree(places);
  demandNeededWindows(places);
}

/** Names an arrangement: two are the same where every node stands at the same place. */
export function versionOf(places: readonly Place[]): string {
  const lines = places
    .map(({ id, parentId, position }) => `${id} ${parentId} ${position}`)
    .toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}

/** The place after the last under a heading. */
export function nextPosition(places: readonly Place[], parentId: number | null): number {
  const siblings = places.filter((place) => place.parentId === parentId);
  return Math.max(-1, ...siblings.map(({ position }) => position)) + 1;
}
