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
  const { default: sharp } = await import('sharp');
  try {
    const content = await inTurn(() =>
      sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 88 })
        .toBuffer(),
    );
    return { content, contentType: 'image/jpeg', extension: '.jpg' };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('invalid_input', { [field]: tooLarge ? 'too_many_pixels' : 'unreadable' });
  }
}
