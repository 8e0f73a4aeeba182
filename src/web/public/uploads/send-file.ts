import type { InputOf, OutputOf } from '#contract/calls.ts';
import { HEIC_MARK_BYTES, isHeic } from '#contract/files/heic.ts';
import { CallError } from '../../api/call.ts';
import { upload } from '../../api/upload.ts';
import type { FileProblem } from './kept-file.ts';

type UploadPath = 'register/upload' | 'workWithUs/upload';
type Sent<Path extends UploadPath> =
  | { kind: 'ready'; data: OutputOf<Path>['data'] }
  | { kind: 'captcha' }
  | ({ kind: 'failed' } & FileProblem);

type Options = {
  onProgress: (part: number) => void;
  problemOf?: (error: CallError) => FileProblem;
};

/** Sends a file, and says what became of it. */
export async function sendFile<Path extends UploadPath>(
  path: Path,
  input: InputOf<Path> & Record<string, string>,
  blob: Blob,
  { onProgress, problemOf = documentProblem }: Options,
): Promise<Sent<Path>> {
  try {
    const { data } = await upload(path, input, blob, { onProgress });
    return { kind: 'ready', data };
  } catch (error) {
    const failed = error instanceof CallError ? error : new CallError('network');
    if (failed.reason === 'captcha_required') return { kind: 'captcha' };
    return { kind: 'failed', ...problemOf(failed) };
  }
}

/** What can be told here is told at once, not after minutes on a slow line. */
export async function findProblem(file: File, mostBytes: number): Promise<string | undefined> {
  if (file.size > mostBytes) return 'too_big';
  // One that cannot be read here fails on its way, with the words for that.
  const begin = await file
    .slice(0, HEIC_MARK_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return isHeic(new Uint8Array(begin)) ? 'heic_unsupported' : undefined;
}

function documentProblem({ reason, fields }: CallError): FileProblem {
  if (reason === 'invalid_input') return { code: fields.file ?? 'other', again: !fields.file };
  if (reason === 'body_too_large') return { code: 'too_big', again: false };
  const over = ['link_ended', 'already_sent', 'case_full'].includes(reason);
  if (reason === 'body_stalled') return { code: 'network', again: true };
  const known =
    over || reason === 'closed' || reason === 'network' || reason === 'too_many_requests';
  return { code: known ? reason : 'other', again: !over };
}
