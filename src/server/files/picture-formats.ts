import { AppError } from '#contract/errors.ts';
import { createTurns } from '#server/platform/turns.ts';

/** Decoding takes four bytes for each: about what a 40-megapixel camera makes. */
const MOST_PIXELS = 40_000_000;

/** How an upload is read: what it claims to measure is looked at before it is decoded. */
export const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** Decodes a picture. Each holds the bytes of a file until its turn; decoded, it takes 160 MB at most. */
export const { inTurn } = createTurns({ most: 20 });

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
