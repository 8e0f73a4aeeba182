import { AppError } from '#contract/errors.ts';
import type { JobFileKind } from '#contract/job-application-limits.ts';
import { findFileKind } from '#server/files/file-kinds.ts';
import { inTurn } from '#server/files/in-turn.ts';

export type CleanFile = { content: Buffer; contentType: string; extension: string };

/** Decoding takes four bytes for each. */
const MOST_PIXELS = 40_000_000;
/** The longest side that is kept: a face, and a page that can be read. */
const SIDES: Record<JobFileKind, number> = { image: 1_200, resume: 3_000 };

const JPEG = { contentType: 'image/jpeg', extension: '.jpg' };

/** What is kept of an upload, known by its content; a picture is kept as its pixels and nothing else. */
export async function cleanFile(kind: JobFileKind, upload: Buffer): Promise<CleanFile> {
  if (upload.length === 0) throw new AppError('invalid_input', { [kind]: 'empty' });
  const found = findFileKind(upload);
  const isPicture = found?.contentType.startsWith('image/') || (!found && isWebp(upload));
  if (isPicture && (kind === 'image' || found)) return encode(kind, upload);
  if (kind === 'image') throw new AppError('invalid_input', { image: 'not_a_picture' });
  if (found?.extension !== '.pdf' && found?.extension !== '.docx')
    throw new AppError('invalid_input', { resume: 'file_kind' });
  return { content: upload, ...found };
}

function isWebp(upload: Buffer): boolean {
  const at = (start: number) => upload.toString('latin1', start, start + 4);
  return at(0) === 'RIFF' && at(8) === 'WEBP';
}

/** Turned upright and encoded anew: where it was taken, and whatever else hid in it, is gone. */
async function encode(kind: JobFileKind, upload: Buffer): Promise<CleanFile> {
  const { default: sharp } = await import('sharp');
  const side = SIDES[kind];
  try {
    const content = await inTurn(() =>
      sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 88 })
        .toBuffer(),
    );
    return { content, ...JPEG };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('invalid_input', { [kind]: tooLarge ? 'too_many_pixels' : 'unreadable' });
  }
}
