import { AppError } from '#contract/errors.ts';
import { isHeic } from '#contract/files/heic.ts';
import { type CleanFile, cleanPicture } from './clean-picture.ts';
import { findFileKind } from './file-kinds.ts';

/** A deed on paper can be read at this many points of the longer side. */
const LONGEST_SIDE = 4_000;

/** A photo, a scan or a PDF, known by its content; pictures become JPEG. */
export async function cleanDocument(upload: Buffer): Promise<CleanFile> {
  const found = findFileKind(upload);
  if (found?.extension === '.pdf') return { content: upload, ...found };
  return cleanPhoto(upload);
}

/** A photo or a scan, as its pixels alone. */
export async function cleanPhoto(upload: Buffer): Promise<CleanFile> {
  if (upload.length === 0) throw new AppError('invalid_input', { file: 'empty' });
  const found = findFileKind(upload);
  if (found?.contentType.startsWith('image/')) return cleanPicture(upload, LONGEST_SIDE, 'file');
  // The picture library reads no HEVC, whose patents are not free.
  throw new AppError('invalid_input', { file: isHeic(upload) ? 'heic_unsupported' : 'file_kind' });
}
