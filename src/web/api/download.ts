import type { CallPath, InputOf } from '#contract/calls.ts';
import { BYTES_HEADER, ROWS_HEADER } from '#contract/files/file-headers.ts';
import { CallError } from './call.ts';

/** How far a file has come: rows as far as that can be told, and how many there are. */
export type DownloadProgress = { rows: number; total: number };

type Options = {
  token: string;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
};

/** Makes a call that answers with a file. A refusal is an envelope as ever. */
export async function download<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
  { token, signal, onProgress }: Options,
): Promise<Blob> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer-${token}` },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  }).catch(() => undefined);
  if (response && !isEnvelope(response)) {
    // A file that breaks off in the middle is none.
    const file = await readFile(response, onProgress).catch(() => undefined);
    if (file) return file;
  }
  const envelope = await response?.json().catch(() => undefined);
  throw new CallError(envelope?.reasonText ?? 'network', envelope?.data?.fields);
}

/** The rows that have come are reckoned from the bytes: inside of an archive they cannot be counted. */
async function readFile({ headers, body }: Response, onProgress: Options['onProgress']) {
  const total = Number(headers.get(ROWS_HEADER) ?? 0);
  const expected = Number(headers.get(BYTES_HEADER) ?? 0);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    const part = expected > 0 ? Math.min(bytes / expected, 1) : 0;
    onProgress?.({ rows: Math.floor(part * total), total });
  }
  return new Blob(pieces, { type: headers.get('content-type') ?? '' });
}

/** A file may be JSON as well, but is then handed over as a file. */
function isEnvelope({ headers }: Response): boolean {
  if (headers.has('content-disposition')) return false;
  return headers.get('content-type')?.startsWith('application/json') ?? true;
}
