import { AppError } from '#contract/errors.ts';
import { findFileKind } from '#server/files/file-kinds.ts';
import { inTurn } from '#server/files/in-turn.ts';

export type CleanUpload = { content: Buffer; contentType: string; extension: string };

/** Decoding takes four bytes for each. */
const MOST_PIXELS = 60_000_000;
/** A deed on paper can be read at this many points of the longer side. */
const LONGEST_SIDE = 4_000;

/** What is kept of an upload, known by its content; a picture is kept as its pixels and nothing else. */
export async function cleanUpload(upload: Buffer, mostBytes: number): Promise<CleanUpload> {
  if (upload.length === 0) throw new AppError('invalid_input', { file: 'empty' });
  if (upload.length > mostBytes) throw new AppError('invalid_input', { file: 'too_big' });
  const found = findFileKind(upload);
  if (found?.extension === '.pdf') return { content: upload, ...found };
  if (!found?.contentType.startsWith('image/'))
    throw new AppError('invalid_input', { file: 'file_kind' });
  return encode(upload);
}

/** Turned upright and encoded anew: where it was taken, and whatever else hid in it, is gone. */
async function encode(upload: Buffer): Promise<CleanUpload> {
  const { default: sharp } = await import('sharp');
  try {
    const content = await inTurn(() =>
      sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 88 })
        .toBuffer(),
    );
    return { content, contentType: 'image/jpeg', extension: '.jpg' };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('invalid_input', { file: tooLarge ? 'too_many_pixels' : 'unreadable' });
  }
}
