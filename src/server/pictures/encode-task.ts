import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { dropFile, keepFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
import { type Db, isDatabaseUnavailable } from '#server/platform/db.ts';
import { encodeVariants } from './encode.ts';
import { findPicture, setVariants } from './queries.ts';
import { PICTURE_TYPES } from './rules.ts';
import type { PictureVariant } from './tables.ts';

const Payload = z.object({ id: z.number() });

/** Makes the forms in which a picture is shown. Done twice, it does nothing the second time. */
export async function encodePicture(db: Db, store: FileStore, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const picture = await findPicture(db, id);
  if (!picture || picture.variants.length > 0) return;
  const source = await store.open(picture.sourceKey);
  if (!source) throw new Error('the source of a picture is not in the store');

  const variants: PictureVariant[] = [];
  try {
    const encoded = encodeVariants(await buffer(source.stream), picture.width);
    for await (const { format, width, bytes } of encoded) {
      const { contentType, extension } = PICTURE_TYPES[format];
      const name = `picture-${id}-${width}.${extension}`;
      const { key } = await keepFile(db, store, { name, contentType, content: bytes });
      variants.push({ format, width, key });
    }
    if (!(await setVariants(db, picture, variants))) await drop();
  } catch (error) {
    // Where only the answer to the writing was lost, the picture shows them by now.
    if (!isDatabaseUnavailable(error)) await drop();
    throw error;
  }

  async function drop(): Promise<void> {
    for (const { key } of variants) await dropFile(db, store, key);
  }
}
