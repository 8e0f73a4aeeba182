import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalizedText } from '#contract/localized.ts';
import { makePicture } from '#server/files/make-picture.ts';
import type { FileStore } from '#server/files/store.ts';
import { addPicture } from '#server/pictures/add-picture.ts';
import { DATA } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';

type DemoPicture = { key: string; alt: LocalizedText };

/** As many as the machine draws at once; the transaction is not left idle for longer. */
const BATCH = 4;

/** Adds the pictures of rows; answers with their ids, by the rows' keys. */
export async function addPictures(
  tx: Db,
  store: FileStore,
  rows: readonly DemoPicture[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < rows.length; start += BATCH) {
    const drawn = await Promise.all(rows.slice(start, start + BATCH).map(rasterize));
    for (const { bytes, key, alt } of drawn) ids.set(key, await addPicture(tx, store, bytes, alt));
  }
  return ids;
}

async function rasterize({ key, alt }: DemoPicture) {
  const drawing = await readFile(join(DATA, 'demo/pictures', `${key}.svg`));
  const { bytes } = await makePicture(drawing, { to: { png: { compressionLevel: 1 } } });
  return { key, bytes, alt };
}
