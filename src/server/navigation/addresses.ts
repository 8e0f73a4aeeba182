import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isAliasPath } from '#contract/navigation/routes.ts';
import type { Db } from '#server/platform/db.ts';
import { CHOICE_COLUMNS } from './choices.ts';
import { navRoute, navWindow } from './tables.ts';

export async function readAddresses(db: Db, ids: number[]) {
  return db
    .select({
      id: navRoute.id,
      path: navRoute.path,
      windowId: navRoute.windowId,
      fixed: navRoute.fixed,
      window: CHOICE_COLUMNS,
    })
    .from(navRoute)
    .innerJoin(navWindow, eq(navWindow.id, navRoute.windowId))
    .where(inArray(navRoute.id, ids));
}

/** Where an address that staff added leads: to a screen by its own address, or out of the house. */
export async function findAlias(db: Db, path: string) {
  // Most addresses that lead nowhere cannot be an alias; those cost no question.
  if (!isAliasPath(path)) return undefined;
  const [found] = await db
    .select({ code: navWindow.code, url: navWindow.url })
    .from(navRoute)
    .innerJoin(navWindow, and(eq(navWindow.id, navRoute.windowId), isNull(navWindow.deletedAt)))
    .where(
      and(
        sql`lower(${navRoute.path}) = lower(${path})`,
        eq(navRoute.fixed, false),
        isNull(navRoute.deletedAt),
      ),
    );
  return found && { href: found.url ?? `/${found.code}`, external: found.url !== null };
}
