import { count, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MENU_ICONS } from '#contract/navigation/menu-icons.ts';
import { SCREEN_NAMES, SCREENS, type Screen } from '#contract/navigation/window-names.ts';
import { factsOf, SECTIONS, WINDOWS } from '#contract/rights/permissions.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { navNode, navRoute, navWindow } from './tables.ts';

const SingleScreen = z.strictObject({ screen: z.enum(SCREENS), icon: z.enum(MENU_ICONS) });

/** The screens of a section in this order; what it has besides stands behind them. */
const Heading = z.strictObject({
  name: z.strictObject({ th: z.string(), en: z.string() }),
  icon: z.enum(SECTIONS),
  screens: z.array(z.enum(SCREENS)),
});

/** The menu by job, until staff arrange their own. */
const FIRST_MENU = readData('first-menu.json', z.array(z.union([SingleScreen, Heading])));

const IN_MENU = new Set(
  FIRST_MENU.flatMap((entry) => ('screen' in entry ? [entry.screen] : entry.screens)),
);

/**
 * Makes sure that every screen of the product has its window and its address, whatever version the
 * database was made by; and that there is a menu at all.
 */
export async function seedNavigation(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.navigation})`);
    const ids = await seedWindows(tx);
    const [nodes] = await tx.select({ total: count() }).from(navNode);
    if (nodes?.total === 0) await seedMenu(tx, ids);
  });
}

/** Makes the first menu anew, whatever stands there now: that goes to the bin. */
export async function resetMenu(tx: Db, updatedBy: string): Promise<void> {
  await tx
    .update(navNode)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()`, updatedBy })
    .where(isNull(navNode.deletedAt));
  await seedMenu(tx, await seedWindows(tx));
}

type WindowIds = ReadonlyMap<string, number>;

async function seedWindows(tx: Db): Promise<WindowIds> {
  const windows = await tx
    .insert(navWindow)
    .values(SCREENS.map((code) => ({ code, name: SCREEN_NAMES[code] })))
    // Kept as staff named and hid it; only from the bin it comes back.
    .onConflictDoUpdate({ target: navWindow.code, set: { deletedAt: null, url: null } })
    .returning({ id: navWindow.id, code: navWindow.code });
  const ids = new Map(windows.map(({ id, code }) => [code, id]));
  await tx
    .insert(navRoute)
    .values(SCREENS.map((code) => ({ path: `/${code}`, windowId: idOf(ids, code), fixed: true })))
    // An address that staff used for something else before the product did is the product's now.
    .onConflictDoUpdate({
      target: navRoute.path,
      set: { windowId: sql`excluded.window_id`, fixed: true, deletedAt: null },
    });
  return ids;
}

async function seedMenu(tx: Db, ids: WindowIds): Promise<void> {
  for (const [position, entry] of FIRST_MENU.entries()) {
    const own = 'screen' in entry ? { windowId: idOf(ids, entry.screen) } : { name: entry.name };
    const [node] = await tx
      .insert(navNode)
      .values({ position, icon: entry.icon, name: {}, ...own })
      .returning({ id: navNode.id });
    if (!node || 'screen' in entry) continue;
    await tx.insert(navNode).values(
      screensOf(entry).map((screen, place) => ({
        parentId: node.id,
        position: place,
        // No name of its own: renaming the window renames it in the menu.
        name: {},
        windowId: idOf(ids, screen),
      })),
    );
  }
}

function screensOf({ icon, screens }: z.infer<typeof Heading>): Screen[] {
  const others = WINDOWS.filter(
    (window) => factsOf(window).section === icon && !IN_MENU.has(window),
  );
  return [...screens, ...others];
}

function idOf(ids: WindowIds, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The window ${code} was not written.`);
  return id;
}
