import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { picture, pictureTag } from './tables.ts';

/** As many as somebody chooses from. */
const SHOWN = 50;

const byBytes = sql`tag collate "C"`;

/** The tags of a picture, in a query of pictures. */
export const tagsOfPicture = sql<string[]>`array(select tag from ${pictureTag}
  where ${pictureTag.pictureId} = ${picture.id} order by ${byBytes})`;

export async function readTags(db: Db, pictureId: number): Promise<string[]> {
  const rows = await db
    .select({ tag: pictureTag.tag })
    .from(pictureTag)
    .where(eq(pictureTag.pictureId, pictureId));
  return rows.map(({ tag }) => tag);
}

export function hasTag(tag: string): SQL {
  return sql`exists (select from ${pictureTag}
    where ${byBytes} = ${tag} and ${pictureTag.pictureId} = ${picture.id})`;
}

export async function setTags(tx: Db, pictureId: number, tags: readonly string[]): Promise<void> {
  await tx
    .delete(pictureTag)
    .where(
      and(
        eq(pictureTag.pictureId, pictureId),
        sql`${pictureTag.tag} <> all(${sql.param([...tags])}::text[])`,
      ),
    );
  if (tags.length > 0)
    await tx
      .insert(pictureTag)
      .values(tags.map((tag) => ({ pictureId, tag })))
      .onConflictDoNothing();
}

/** From one tag to the next by index: however many pictures have them, each is met once. */
export async function findTags(db: Db, begin: string): Promise<string[]> {
  const next = (after: SQL) => sql`(select ${byBytes} as tag from ${pictureTag}
    where ${after} and starts_with(tag, ${begin}) order by ${byBytes} limit 1)`;
  const { rows } = await db.execute<{ tag: string }>(sql`
    with recursive known (tag) as (
      ${next(sql`${byBytes} >= ${begin}`)}
      union all
      select found.tag from known,
        lateral ${next(sql`${byBytes} > known.tag`)} as found
    )
    select tag from known limit ${SHOWN}`);
  return rows.map(({ tag }) => tag);
}

const BATCH = 500;

/** Pictures that had tags before they were found by them; their trigger writes what is searched in. */
export async function foldOldTags(db: Db): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select distinct ${picture.id} as id from ${picture} join ${pictureTag}
        on ${pictureTag.pictureId} = ${picture.id}
      where ${picture.id} > ${after}
        and strpos(${picture.searchText}, search_folded(${pictureTag.tag})) = 0
      order by id limit ${BATCH}`);
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await db.update(picture).set({ searchText: '' }).where(inArray(picture.id, ids));
    after = last;
  }
}
