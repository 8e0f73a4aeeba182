import { createHash } from 'node:crypto';
import type { LocalizedText } from '#contract/localized.ts';
import { dropFile, keepFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import { findByHash, insertPicture, requestEncoding } from './queries.ts';

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
  const contentHash = createHash('sha256').update(upload).digest('hex');
  const known = await findByHash(db, contentHash);
  if (known) return known;

  const { cleanPicture } = await import('./encode.ts');
  const { bytes, contentType, width, height } = await cleanPicture(upload);
  const source = await keepFile(db, store, { name: 'picture', contentType, content: bytes });
  const id = await insertPicture(db, { contentHash, sourceKey: source.key, width, height, alt });
  if (id) {
    await requestEncoding(db, id);
    return id;
  }
  // Somebody added the same picture in this moment.
  await dropFile(db, store, source.key);
  return addPicture(db, store, upload, alt);
}
