import { useEffect, useState } from 'react';
import type { ChosenFile } from './kept-file.ts';

/** The address of a small picture of a file, where it is one. */
export function usePreview(file: ChosenFile, draftId: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  const { blob, contentType, state } = file;
  const token = state.kind === 'ready' ? state.token : undefined;
  const isPicture = contentType.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return;
    let left = false;
    let made: string | undefined;
    const show = (picture: Blob | undefined) => {
      if (left || !picture) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    if (blob) show(blob);
    else if (token && draftId) void fetchUpload(draftId, token).then(show);
    return () => {
      left = true;
      setAddress(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [blob, isPicture, token, draftId]);
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
