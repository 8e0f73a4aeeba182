import { seedNavigation } from '#server/navigation/seed.ts';
import { navNode, navRoute, navWindow } from '#server/navigation/tables.ts';
import type { Db } from '#server/platform/db.ts';

/** The windows, the menu and the addresses as they are at the first start. */
export async function restoreNavigation(db: Db): Promise<void> {
  await db.delete(navNode);
  await db.delete(navRoute);
  await db.delete(navWindow);
  await seedNavigation(db);
}
