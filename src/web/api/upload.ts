import type { CallPath, InputOf, OutputOf } from '#contract/calls.ts';
import type { FieldErrors, Reason } from '#contract/errors.ts';
import { CallError } from './call.ts';

type Envelope = { isSuccess: boolean; reasonText: Reason; data: { fields?: FieldErrors } | null };

type Options = {
  /** Of who is signed in; visitors have none. */
  token?: string;
  /** Told how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
};

/** How a file fares: it waits, is on its way, there, or failed. */
export type UploadState<Ready, Failed> =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  | ({ kind: 'ready' } & Ready)
  | ({ kind: 'failed' } & Failed);

/** Sends a file to a call that takes one. `fetch` cannot tell how far it is, this older way can. */
export function upload<Path extends CallPath>(
  path: Path,
  input: InputOf<Path> & Record<string, string>,
  file: Blob,
  { token, onProgress }: Options,
): Promise<OutputOf<Path>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}?${new URLSearchParams(input)}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer-${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new CallError('network'));
    request.onload = () => {
      const envelope = request.response as Envelope | null;
      if (envelope?.isSuccess === true) resolve(envelope as OutputOf<Path>);
      else reject(new CallError(envelope?.reasonText ?? 'network', envelope?.data?.fields));
    };
    request.send(file);
  });
}
