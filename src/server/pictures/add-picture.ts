import { createHash } from 'node:crypto';
import type { LocalizedText } from '#contract/localized.ts';
import { queueRemoval } from '#server/files/removal.ts';
import type { FileStore } from '#server/files/store.ts';
import { storedFile } from '#server/files/tables.ts';
import { removeUnwritten } from '#server/files/unwritten.ts';
import type { Db } from '#server/platform/db.ts';
import { type CleanPicture, cleanPicture } from './encode.ts';
import { findByHash, insertPicture, requestEncoding } from './queries.ts';
import type { picture } from './tables.ts';

type Words = Pick<typeof picture.$inferInsert, 'alt' | 'fileName' | 'updatedBy'>;

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Takes an uploaded picture in and asks for its variants, in the transaction it is given. The same
 * bytes again give the same picture, with the description it already has.
 */
export async function addPicture(
  db: Db,
  store: FileStore,
  upload: Buffer,
  alt: LocalizedText,
): Promise<number> {
  const contentHash = hashOf(upload);
  const known = await findByHash(db, contentHash);
  if (known) return known;

  const clean = await cleanPicture(upload);
  // Without a file it came from, it is called by what it shows.
  const words = { alt, fileName: alt.en ?? alt.th ?? '' };
  const id = await keepPicture(
    db,
    store,
    { contentHash, clean, words },
    async (_tx, added) => added,
  );
  return id ?? addPicture(db, store, upload, alt);
}

type Added = { contentHash: string; clean: CleanPicture; words: Words };

/**
 * The bytes first, then all that names them, and what `write` writes of it, in one transaction that
 * does not wait for the store. Undefined where somebody added the same picture in this moment.
 */
export async function keepPicture<Written>(
  db: Db,
  store: FileStore,
  { contentHash, clean: { bytes, contentType, width, height }, words }: Added,
  write: (tx: Db, id: number) => Promise<Written>,
): Promise<Written | undefined> {
  const source = await store.put(bytes);
  try {
    return await db.transaction(async (tx) => {
      const values = { ...words, contentHash, sourceKey: source.key, width, height };
      const id = await insertPicture(tx, values);
      if (id === undefined) {
        await queueRemoval(tx, [source.key]);
        return undefined;
      }
      await tx.insert(storedFile).values({ ...source, name: 'picture', contentType });
      await requestEncoding(tx, id);
      return write(tx, id);
    });
  } catch (error) {
    await removeUnwritten(store, [source.key], error);
    throw error;
  }
}
