import { asc, isNull } from 'drizzle-orm';
import type { WindowChoice } from '#contract/navigation/routes.ts';
import type { Db } from '#server/platform/db.ts';
import { navWindow } from './tables.ts';

export const CHOICE_COLUMNS = {
  id: navWindow.id,
  code: navWindow.code,
  name: navWindow.name,
  url: navWindow.url,
  hidden: navWindow.hidden,
};

/** The windows that a node or an address can lead to. */
export async function readWindowChoices(db: Db): Promise<WindowChoice[]> {
  return db
    .select(CHOICE_COLUMNS)
    .from(navWindow)
    .where(isNull(navWindow.deletedAt))
    .orderBy(asc(navWindow.id));
}
