import { asc, isNull } from 'drizzle-orm';
import type { LocalizedText } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { permissionsOfGroup } from './queries.ts';
import { userGroup } from './tables.ts';

const MOST_GROUPS = 200;

type Viewers = { id: number; name: LocalizedText; windows: string[] };

/** The groups with the windows that their users may see. */
export async function readViewers(db: Db): Promise<Viewers[]> {
  const groups = await db
    .select()
    .from(userGroup)
    .where(isNull(userGroup.deletedAt))
    .orderBy(asc(userGroup.id))
    .limit(MOST_GROUPS);
  return Promise.all(
    groups.map(async (group) => ({
      id: group.id,
      name: group.name,
      windows: [...(await permissionsOfGroup(db, group))]
        .filter((permission) => permission.endsWith('.view'))
        .map((permission) => permission.slice(0, -'.view'.length)),
    })),
  );
}
