import type { Metadata } from 'sharp';
import { AppError } from '#contract/errors.ts';
import { createTurns } from '#server/platform/turns.ts';

/** About what a 40-megapixel camera makes, and four bytes for each of them. */
const MOST_PIXELS = 40_000_000;
const MOST_DECODED_BYTES = 4 * MOST_PIXELS;
/** To turn colours of print into those of screens takes as long as twice as many bytes. */
const OF_PRINT = 2;

/** How an upload is read: what it claims to measure is looked at before it is decoded. */
export const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** Decodes a picture; that takes 160 MB at most. Uploads wait before, in the store (`with-upload.ts`). */
export const { inTurn } = createTurns({ most: 20 });

/** Refuses what would take much longer, and more memory, than a photo of as many pixels. */
export function demandDecodable({ width, height, channels, depth, space }: Metadata): void {
  const deep = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4;
  const bytes = width * height * channels * deep * (space === 'cmyk' ? OF_PRINT : 1);
  if (bytes > MOST_DECODED_BYTES) throw new Error('beyond the pixel limit of such a picture');
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif';

/**
 * What the first bytes say, whatever the name or the sender says. Everything else, SVG above all,
 * never reaches a decoder.
 */
export function sniffPicture(bytes: Buffer): PictureFormat | undefined {
  const at = (start: number, text: string) =>
    bytes.toString('latin1', start, start + text.length) === text;
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  if (at(4, 'ftyp') && /^(avif|avis|heic|heix|mif1)$/.test(bytes.toString('latin1', 8, 12))) {
    return 'heif';
  }
  return undefined;
}

/** Why a picture could not be decoded, against the field that it was chosen in. */
export function refusalOf(error: unknown, field: string): AppError {
  if (error instanceof AppError) return error;
  const tooLarge = error instanceof Error && error.message.includes('pixel limit');
  return new AppError('invalid_input', { [field]: tooLarge ? 'too_many_pixels' : 'unreadable' });
}
