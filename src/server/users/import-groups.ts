import { isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { permissionsOfGroup } from '#server/rights/queries.ts';
import { holdsRights } from '#server/rights/rules.ts';
import { userGroup } from '#server/rights/tables.ts';
import { findViewer } from './find-viewer.ts';

/** The groups that whoever imports may put others into, by their names in both languages. */
export async function groupsToGive(db: Db, importerId: number): Promise<Map<string, number>> {
  const holder = await findViewer(db, importerId);
  const byName = new Map<string, number>();
  if (!holder) return byName;
  const groups = await db.select().from(userGroup).where(isNull(userGroup.deletedAt));
  for (const group of groups) {
    const permissions = await permissionsOfGroup(db, group);
    if (!holdsRights(holder, { ...group, permissions })) continue;
    for (const name of [group.name.en, group.name.th])
      if (name) byName.set(name.trim().toLowerCase(), group.id);
  }
  return byName;
}
