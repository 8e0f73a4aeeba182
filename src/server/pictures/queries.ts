import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { focusOf, PICTURE_TYPES } from './rules.ts';
import { type PictureVariant, picture } from './tables.ts';

/** A picture ready for `<Picture>`. */
export type ShownPicture = {
  width: number;
  height: number;
  alt: string;
  /** What stays in sight where the picture is cut: per cent from the left and the top. */
  focus: { x: number; y: number };
  /** Best first; each with every width there is. */
  sources: { type: string; srcSet: string }[];
  /** For browsers that know none of the sources, and for link previews. */
  fallback: string;
};

export async function findByHash(db: Db, contentHash: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: picture.id })
    .from(picture)
    .where(eq(picture.contentHash, contentHash));
  return row?.id;
}

/** Undefined where the same picture is already there. */
export async function insertPicture(
  db: Db,
  values: typeof picture.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(picture)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: picture.id });
  return row?.id;
}

/** One queue, so that pictures are encoded one at a time. */
export async function requestEncoding(db: Db, id: number): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(
    'encode_picture', payload := json_build_object('id', ${id}::int), queue_name := 'pictures',
    max_attempts := 5, job_key := ${`encode_picture ${id}`})`);
}

export async function findPicture(db: Db, id: number) {
  const [row] = await db.select().from(picture).where(eq(picture.id, id));
  return row;
}

type Encoded = Pick<typeof picture.$inferSelect, 'id' | 'sourceKey'>;

/** False where they are not wanted any more: the picture has another file by now, or has its own. */
export async function setVariants(
  db: Db,
  { id, sourceKey }: Encoded,
  variants: PictureVariant[],
): Promise<boolean> {
  const isWanted = sql`${picture.variants} = '[]'`;
  const set = await db
    .update(picture)
    .set({ variants })
    .where(and(eq(picture.id, id), eq(picture.sourceKey, sourceKey), isWanted))
    .returning({ id: picture.id });
  return set.length > 0;
}

/** By id. One whose variants are not ready yet is missing: the page shows its own drawing. */
export async function findShownPictures(
  db: Db,
  ids: readonly (number | null)[],
  language: Language,
): Promise<Record<number, ShownPicture | undefined>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return {};
  const rows = await db.select().from(picture).where(inArray(picture.id, asked));
  return Object.fromEntries(rows.map((row) => [row.id, show(row, language)]));
}

function show(row: typeof picture.$inferSelect, language: Language): ShownPicture | undefined {
  const { id, width, height, alt, variants } = row;
  const fallback = variants.find(({ format }) => format === 'jpeg');
  if (!fallback) return undefined;
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: PICTURE_TYPES[format].contentType,
    srcSet: variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${addressOf(id, variant)} ${variant.width}w`)
      .join(', '),
  }));
  return {
    // What the browser reserves room by: only the ratio and the upper bound matter.
    width: fallback.width,
    height: Math.round((height * fallback.width) / width),
    alt: localize(alt, language),
    focus: focusOf(row),
    sources,
    fallback: addressOf(id, fallback),
  };
}

export function addressOf(id: number, { key, format }: PictureVariant): string {
  return `/pictures/${id}-${key}.${PICTURE_TYPES[format].extension}`;
}
