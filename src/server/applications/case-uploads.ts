import { AppError } from '#contract/errors.ts';
import { cleanDocument } from '#server/files/clean-document.ts';
import type { CleanFile } from '#server/files/clean-picture.ts';

export type CleanUpload = CleanFile;

/** What is kept of an upload of staff: as of an applicant’s, and no larger. */
export async function cleanUpload(upload: Buffer, mostBytes: number): Promise<CleanUpload> {
  if (upload.length > mostBytes) throw new AppError('invalid_input', { file: 'too_big' });
  return cleanDocument(upload);
}
