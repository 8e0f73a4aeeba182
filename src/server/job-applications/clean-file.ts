import { AppError } from '#contract/errors.ts';
import type { JobFileKind } from '#contract/job-applications/limits.ts';
import { type CleanFile, cleanPicture } from '#server/files/clean-picture.ts';
import { findFileKind } from '#server/files/file-kinds.ts';
import { sniffPicture } from '#server/files/picture-formats.ts';

/** The longest side that is kept: a face, and a page that can be read. */
const SIDES: Record<JobFileKind, number> = { image: 1_200, resume: 3_000 };

/** What is kept of an upload, known by its content; a picture is kept as its pixels and nothing else. */
export async function cleanFile(kind: JobFileKind, upload: Buffer): Promise<CleanFile> {
  if (upload.length === 0) throw new AppError('invalid_input', { [kind]: 'empty' });
  const found = findFileKind(upload);
  const isPicture = found?.contentType.startsWith('image/') || sniffPicture(upload) === 'webp';
  if (isPicture && (kind === 'image' || found)) return cleanPicture(upload, SIDES[kind], kind);
  if (kind === 'image') throw new AppError('invalid_input', { image: 'not_a_picture' });
  if (found?.extension !== '.pdf' && found?.extension !== '.docx')
    throw new AppError('invalid_input', { resume: 'file_kind' });
  return { content: upload, ...found };
}
