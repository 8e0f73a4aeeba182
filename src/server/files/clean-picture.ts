import type { Sharp } from 'sharp';
import { AppError } from '#contract/errors.ts';
import { decodingProblem, inTurn, READING } from './picture-formats.ts';

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
  const content = await encode(upload, field, (picture) =>
    picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88 }),
  );
  return { content, contentType: 'image/jpeg', extension: '.jpg' };
}

/** The same picture in its own format and size, without where it was taken and by what. */
export function withoutMetadata(upload: Buffer, field: string): Promise<Buffer> {
  return encode(upload, field, (picture) =>
    picture.keepIccProfile().jpeg({ quality: 92, force: false }),
  );
}

async function encode(
  upload: Buffer,
  field: string,
  change: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await inTurn(() => change(sharp(upload, READING).autoOrient()).toBuffer());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_input', { [field]: decodingProblem(error) });
  }
}
