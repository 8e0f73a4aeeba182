import { useEffect, useState } from 'react';
import type { ChosenFile } from './kept-file.ts';

/** The address of a small picture of a file, where it is one. */
export function usePreview(file: ChosenFile, draftId: string | undefined): string | undefined {
  const [fetched, setFetched] = useState<Blob>();
  const { blob, contentType, state } = file;
  const isPicture = contentType.startsWith('image/');
  const token = isPicture && !blob && state.kind === 'ready' ? state.token : undefined;
  useEffect(() => {
    if (!token || !draftId) return;
    let left = false;
    void fetchUpload(draftId, token).then((picture) => left || setFetched(picture));
    return () => {
      left = true;
      setFetched(undefined);
    };
  }, [token, draftId]);
  return useBlobAddress(isPicture ? (blob ?? fetched) : undefined);
}

/** Where the browser shows what it holds, as long as it is shown. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
}

/** A picture that does not come is no reason to trouble anybody. */
async function fetchUpload(draftId: string, token: string): Promise<Blob | undefined> {
  const response = await fetch('/api/register/viewUpload', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ draftId, token }),
  }).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? '';
  return type.startsWith('image/') ? response?.blob().catch(() => undefined) : undefined;
}
