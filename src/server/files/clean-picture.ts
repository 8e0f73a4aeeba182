import { makePicture } from './make-picture.ts';
import { inTurn, refusalOf } from './picture-formats.ts';
import type { Recipe } from './picture-recipe.ts';

export type CleanFile = { content: Buffer; contentType: string; extension: string };

/**
 * A picture as its pixels and nothing else, upright and at most so long on its longer side: where it
 * was taken, and whatever else hid in it, is gone. What it claims to measure is looked at before it
 * is decoded. A refusal stands against the field.
 */
export async function cleanPicture(
  upload: Buffer,
  side: number,
  field: string,
): Promise<CleanFile> {
  const content = await encode(upload, field, {
    resize: { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    background: '#fff',
    to: { jpeg: { quality: 88 } },
  });
  return { content, contentType: 'image/jpeg', extension: '.jpg' };
}

/** The same picture in its own format and size, without where it was taken and by what. */
export function withoutMetadata(upload: Buffer, field: string): Promise<Buffer> {
  return encode(upload, field, {
    keepColours: true,
    to: { jpeg: { quality: 92, force: false } },
  });
}

async function encode(upload: Buffer, field: string, recipe: Recipe): Promise<Buffer> {
  try {
    return (await inTurn(() => makePicture(upload, { upright: true, ...recipe }))).bytes;
  } catch (error) {
    throw refusalOf(error, field);
  }
}
