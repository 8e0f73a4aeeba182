import { and, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { PictureUse } from '#contract/pictures/media.ts';
import { COUNTED_USES } from '#contract/pictures/media-limits.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { storedFile } from '#server/files/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { RowOfKind } from '#server/resource/kind.ts';
import { addressOf } from './queries.ts';
import { type PictureVariant, picture, pictureRevisionUse, pictureUse } from './tables.ts';
import { tagsOfPicture } from './tags.ts';

const THUMBNAIL = 320;

/** The pictures of these ids as the library shows them. */
export async function readPictures(
  db: Db,
  ids: number[],
): Promise<Array<RowOfKind<'media'> & { id: number }>> {
  const usedCount = sql<number>`(select count(*)::int from (
    select resource, record_id from ${pictureUse} where ${pictureUse.pictureId} = ${picture.id}
    union select resource, record_id from ${pictureRevisionUse}
    where ${pictureRevisionUse.pictureId} = ${picture.id} limit ${COUNTED_USES}) as uses)`;
  const rows = await db
    .select({ picture, bytes: storedFile.bytes, usedCount, tags: tagsOfPicture })
    .from(picture)
    .leftJoin(storedFile, eq(storedFile.key, picture.sourceKey))
    .where(inArray(picture.id, ids));
  return rows.map(({ picture: row, bytes, usedCount: used, tags }) => {
    const { id, fileName, alt, focusX, focusY, width, height, createdAt, variants } = row;
    const addresses = { thumbnail: thumbnailOf(id, variants), large: largeOf(id, variants) };
    const measures = {
      ...{ width, height, bytes: bytes ?? 0 },
      createdAt: createdAt.toISOString(),
      replacedAt: row.replacedAt?.toISOString() ?? null,
    };
    return { id, fileName, alt, tags, focusX, focusY, ...measures, ...addresses, usedCount: used };
  });
}

const ofWebp = (variants: PictureVariant[]) => variants.filter(({ format }) => format === 'webp');

function thumbnailOf(id: number, variants: PictureVariant[]): string | null {
  const small = ofWebp(variants).find(({ width }) => width <= THUMBNAIL) ?? ofWebp(variants)[0];
  return small ? addressOf(id, small) : null;
}

function largeOf(id: number, variants: PictureVariant[]): string | null {
  const widest = ofWebp(variants).toSorted((one, other) => other.width - one.width)[0];
  return widest ? addressOf(id, widest) : null;
}

/** The small ones of these pictures that records of this kind show. */
export async function findThumbnails(db: Db, resource: MaintainedName, ids: number[]) {
  const shown = db
    .select({ id: pictureUse.pictureId })
    .from(pictureUse)
    .where(and(eq(pictureUse.pictureId, picture.id), eq(pictureUse.resource, resource)));
  const rows = await db
    .select({ id: picture.id, variants: picture.variants })
    .from(picture)
    .where(and(inArray(picture.id, ids), exists(shown)));
  return rows.flatMap(({ id, variants }) => {
    const thumbnail = thumbnailOf(id, variants);
    return thumbnail ? [{ id, thumbnail }] : [];
  });
}

export const lacksAlt = (language: 'th' | 'en'): SQL =>
  sql`coalesce(${picture.alt} ->> ${sql.raw(`'${language}'`)}, '') = ''`;

export const isUnused: SQL = sql`not ${picture.used}`;

/** The records that show a picture, one more than asked for where there are more. */
export async function findUses(db: Db, id: number, most: number): Promise<PictureUse[]> {
  const { resource, recordId, name } = pictureUse;
  const shown = db
    .select({ resource, id: recordId, name })
    .from(pictureUse)
    .where(eq(pictureUse.pictureId, id))
    .orderBy(resource, recordId)
    .limit(most + 1);
  const changed = db
    .select({
      resource: pictureRevisionUse.resource,
      id: pictureRevisionUse.recordId,
      name: pictureRevisionUse.name,
    })
    .from(pictureRevisionUse)
    .where(
      and(
        eq(pictureRevisionUse.pictureId, id),
        // A record is named once, as visitors see it.
        notExists(
          db
            .select({ id: recordId })
            .from(pictureUse)
            .where(
              and(
                eq(pictureUse.pictureId, id),
                eq(resource, pictureRevisionUse.resource),
                eq(recordId, pictureRevisionUse.recordId),
              ),
            ),
        ),
      ),
    )
    .orderBy(pictureRevisionUse.resource, pictureRevisionUse.recordId)
    .limit(most + 1);
  return [...(await shown), ...(await changed)].slice(0, most + 1);
}

/** Of these pictures those that are shown somewhere, each with the windows of the records. */
export async function findUsed(db: Db, ids: number[]): Promise<Record<number, string>> {
  const usesIn = async (table: typeof pictureUse | typeof pictureRevisionUse) =>
    db
      .selectDistinct({ id: table.pictureId, resource: table.resource })
      .from(table)
      .where(inArray(table.pictureId, ids))
      .orderBy(table.resource);
  const found = [...(await usesIn(pictureUse)), ...(await usesIn(pictureRevisionUse))];
  const kinds = Map.groupBy(found, ({ id }) => id);
  return Object.fromEntries(
    [...kinds].map(([id, uses]) => [
      id,
      [...new Set(uses.map(({ resource }) => RESOURCE_WINDOWS[resource]))].join(','),
    ]),
  );
}

/** Brings a picture back from the bin; false where it was not there. */
export async function takeFromBin(db: Db, id: number, by: string): Promise<boolean> {
  const moved = await db
    .update(picture)
    .set({
      deletedAt: null,
      updatedBy: by,
      updatedAt: sql`now()`,
      version: sql`${picture.version} + 1`,
    })
    .where(and(eq(picture.id, id), sql`${picture.deletedAt} is not null`))
    .returning({ id: picture.id });
  return moved.length > 0;
}
