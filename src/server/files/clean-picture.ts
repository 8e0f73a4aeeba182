import type { Sharp } from 'sharp';
import { AppError } from '#contract/errors.ts';
import { inTurn } from './in-turn.ts';

export type CleanFile = { content: Buffer; contentType: string; extension: string };

/** Decoding takes four bytes for each. */
const MOST_PIXELS = 40_000_000;

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
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  try {
    return await inTurn(() => change(sharp(upload, options).autoOrient()).toBuffer());
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('invalid_input', { [field]: tooLarge ? 'too_many_pixels' : 'unreadable' });
  }
}
