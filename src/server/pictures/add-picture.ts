import { createHash } from 'node:crypto';
import type { LocalizedText } from '#contract/localized.ts';
import { dropFile, keepFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
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
  const id = await keepPicture(db, store, contentHash, clean, words);
  return id ?? addPicture(db, store, upload, alt);
}

/**
 * Undefined where somebody added the same picture in this moment. What `record` does belongs to it:
 * where that fails, the file goes as well.
 */
export async function keepPicture(
  db: Db,
  store: FileStore,
  contentHash: string,
  { bytes, contentType, width, height }: CleanPicture,
  words: Words,
  record?: (id: number) => Promise<void>,
): Promise<number | undefined> {
  const source = await keepFile(db, store, { name: 'picture', contentType, content: bytes });
  try {
    const values = { ...words, contentHash, sourceKey: source.key, width, height };
    const id = await insertPicture(db, values);
    if (id) {
      await requestEncoding(db, id);
      await record?.(id);
    } else await dropFile(db, store, source.key);
    return id;
  } catch (error) {
    await removeUnwritten(store, [source.key], error);
    throw error;
  }
}
