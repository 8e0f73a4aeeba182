import { AppError } from '#contract/errors.ts';
import { type CleanFile, cleanPicture } from './clean-picture.ts';
import { findFileKind } from './file-kinds.ts';

/** A deed on paper can be read at this many points of the longer side. */
const LONGEST_SIDE = 4_000;
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** A photo, a scan or a PDF, known by its content; pictures become JPEG. */
export async function cleanDocument(upload: Buffer): Promise<CleanFile> {
  if (upload.length === 0) throw new AppError('invalid_input', { file: 'empty' });
  const found = findFileKind(upload);
  if (found?.extension === '.pdf') return { content: upload, ...found };
  if (found?.contentType.startsWith('image/')) return cleanPicture(upload, LONGEST_SIDE, 'file');
  // The picture library reads no HEVC, whose patents are not free.
  throw new AppError('invalid_input', { file: isHeic(upload) ? 'heic_unsupported' : 'file_kind' });
}

function isHeic(upload: Buffer): boolean {
  const at = (start: number) => upload.toString('latin1', start, start + 4);
  return at(4) === 'ftyp' && HEIC_BRANDS.has(at(8));
}
