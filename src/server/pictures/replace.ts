import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { dropFile, keepFile } from '#server/files/queries.ts';
import { queueRemoval } from '#server/files/removal.ts';
import type { FileStore } from '#server/files/store.ts';
import { storedFile } from '#server/files/tables.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import { type Db, isDatabaseUnavailable } from '#server/platform/db.ts';
import { olderThan } from '#server/platform/retention.ts';
import { violatedConstraint } from '#server/platform/violated.ts';
import { readRows } from '#server/resource/rows.ts';
import { keepVersions } from '#server/resource/versions.ts';
import { hashOf } from './add-picture.ts';
import { type CleanPicture, cleanPicture, encodeVariants } from './encode.ts';
import { mediaKind } from './maintenance.ts';
import { findByHash, requestEncoding } from './queries.ts';
import { PICTURE_TYPES } from './rules.ts';
import { demandShownRight } from './shown-right.ts';
import { type PictureFile, type PictureVariant, picture } from './tables.ts';

type Parts = { db: Db; store: FileStore; context: Caller };
type Which = { id: number; version: number };

/** As long as a replaced picture can be brought back, and pages opened before show it. */
const DAYS = 7;

/**
 * Another file for a picture that stays itself: whatever shows it shows the new one. All variants are
 * made before, so that no page is ever without; the old ones stay for undoing.
 */
export async function replacePicture(
  parts: Parts,
  which: Which,
  { content, fileName }: { content: Buffer; fileName: string },
) {
  const contentHash = hashOf(content);
  // Asked before the work of encoding; who adds it meanwhile is met by the writing.
  if ((await findByHash(parts.db, contentHash)) !== undefined) throw inLibrary();
  const clean = await cleanPicture(content);
  const { width, height } = clean;
  const { sourceKey, variants } = await keepAll(parts, clean);
  const file = { contentHash, sourceKey, width, height, variants, fileName };
  try {
    return await swap(parts, which, file);
  } catch (error) {
    // Where only the answer to the writing was lost, the picture shows them by now.
    if (!isDatabaseUnavailable(error))
      for (const key of keysOf(file)) await dropFile(parts.db, parts.store, key);
    throw error;
  }
}

/** Brings the file of before back; the one that took its place goes. */
export function undoReplacement(parts: Parts, which: Which) {
  return swap(parts, which);
}

const inLibrary = () => new AppError('invalid_input', { picture: 'in_library' });

async function swap(parts: Parts, which: Which, file?: PictureFile) {
  try {
    return await parts.db.transaction((tx) => swapIn(tx, parts, which, file));
  } catch (error) {
    // Also for undoing: somebody may have added what was replaced anew.
    throw violatedConstraint(error) === 'picture_contentHash_unique' ? inLibrary() : error;
  }
}

/** Without a file, the one that was replaced. */
async function swapIn(
  tx: Db,
  { db, context: { request, viewer } }: Parts,
  { id, version }: Which,
  given: PictureFile | undefined,
) {
  const [row] = await tx.select().from(picture).where(eq(picture.id, id)).for('update');
  if (!row) throw new AppError('not_found');
  if (row.version !== version || row.deletedAt) throw new AppError('conflict');
  await demandShownRight(db, tx, viewer, id);
  const { contentHash, sourceKey, width, height, variants, fileName, replaced } = row;
  const before = { contentHash, sourceKey, width, height, variants, fileName };
  const file = given ?? replaced;
  if (!file) throw new AppError('conflict');
  // Whatever is neither shown nor kept for undoing any more.
  await forget(tx, given ? replaced : before);
  const [beforeRow] = await readRows(tx, mediaKind, [id]);
  await tx
    .update(picture)
    .set({
      ...file,
      replaced: given ? before : null,
      replacedAt: given ? sql`now()` : null,
      updatedBy: viewer.name,
      updatedAt: sql`now()`,
      version: sql`${picture.version} + 1`,
    })
    .where(eq(picture.id, id));
  // It was replaced before it was encoded, or meanwhile.
  if (file.variants.length === 0) await requestEncoding(tx, id);
  const [after] = await readRows(tx, mediaKind, [id]);
  if (!after) throw new AppError('not_found');
  await keepVersions(tx, 'media', [beforeRow, after]);
  const measures = (of: PictureFile) => `${of.fileName} (${of.width} × ${of.height})`;
  await recordEvent(tx, actorOf(request, viewer), {
    action: 'change',
    subject: 'MediaMaint',
    subjectId: id,
    subjectName: after.fileName,
    changes: { file: { from: measures(before), to: measures(file) } },
  });
  return after;
}

async function keepAll({ db, store }: Parts, clean: CleanPicture) {
  const { bytes, contentType } = clean;
  const source = await keepFile(db, store, { name: 'picture', contentType, content: bytes });
  const variants: PictureVariant[] = [];
  try {
    for await (const { format, width, bytes: content } of encodeVariants(bytes, clean.width)) {
      const type = PICTURE_TYPES[format];
      const name = `picture-${width}.${type.extension}`;
      const file = { name, contentType: type.contentType, content };
      variants.push({ format, width, key: (await keepFile(db, store, file)).key });
    }
  } catch (error) {
    for (const key of [source.key, ...variants.map((variant) => variant.key)])
      await dropFile(db, store, key);
    throw error;
  }
  return { sourceKey: source.key, variants };
}

const keysOf = ({ sourceKey, variants }: PictureFile) => [
  sourceKey,
  ...variants.map(({ key }) => key),
];

async function forget(tx: Db, file: PictureFile | null): Promise<void> {
  if (!file) return;
  await tx.delete(storedFile).where(inArray(storedFile.key, keysOf(file)));
  await queueRemoval(tx, keysOf(file));
}

/** Files that were replaced so long ago that nobody brings them back. */
export async function dropReplaced(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: picture.id, replaced: picture.replaced })
      .from(picture)
      .where(olderThan(picture.replacedAt, DAYS))
      .for('update');
    for (const { id, replaced } of rows) {
      await forget(tx, replaced);
      await tx.update(picture).set({ replaced: null, replacedAt: null }).where(eq(picture.id, id));
    }
  });
}
