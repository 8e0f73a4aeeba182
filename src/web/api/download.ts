import type { CallPath, InputOf } from '#contract/calls.ts';
import { CallError } from './call.ts';

/** Makes a call that answers with a file. A refusal is an envelope as ever. */
export async function download<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
  token: string,
): Promise<Blob> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer-${token}` },
    body: JSON.stringify(input),
  }).catch(() => undefined);
  if (response && !isEnvelope(response)) {
    // A file that breaks off in the middle is none.
    const file = await response.blob().catch(() => undefined);
    if (file) return file;
  }
  const envelope = await response?.json().catch(() => undefined);
  throw new CallError(envelope?.reasonText ?? 'network', envelope?.data?.fields);
}

function isEnvelope({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? true;
}
