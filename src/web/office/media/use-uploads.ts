import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MOST_UPLOAD_BYTES } from '#contract/pictures/media-limits.ts';
import { CallError } from '../../api/call.ts';
import type { UploadState } from '../../api/upload.ts';
import { uploadAsUser } from '../session/session.ts';
import type { MediaRow } from './media-query.ts';

const AT_ONCE = 3;

type State = UploadState<{ picture: MediaRow; duplicate: boolean }, { error: unknown }>;
export type Upload = { key: number; file: File; state: State };

/** Sends pictures, a few at once; each has its own progress, and can be sent again. */
export function useUploads(onTaken?: (picture: MediaRow, key: number) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);

  const set = (key: number, state: State) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, state } : one)));

  const send = useEffectEvent(async ({ key, file }: Upload) => {
    set(key, { kind: 'sending', part: 0 });
    try {
      const { data } = await sendPicture(file, (part) => set(key, { kind: 'sending', part }));
      set(key, { kind: 'ready', ...data });
      onTaken?.(data.picture, key);
      await client.invalidateQueries({ queryKey: ['media', 'list'] });
    } catch (error) {
      set(key, { kind: 'failed', error });
    }
  });

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state.kind === 'sending').length;
    const waiting = uploads.filter(({ state }) => state.kind === 'waiting');
    for (const next of waiting.slice(0, Math.max(0, AT_ONCE - sending))) void send(next);
  }, [uploads]);

  return {
    uploads,
    /** How many have not arrived yet: they would never, if the screen went. */
    awaited: uploads.filter(({ state: { kind } }) => kind === 'waiting' || kind === 'sending')
      .length,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): Upload => {
        lastKey.current += 1;
        return { key: lastKey.current, file, state: { kind: 'waiting' } };
      });
      setUploads((before) => [...before, ...added]);
      return added.map(({ key }) => key);
    },
    retry: (...keys: number[]) => {
      for (const key of keys) set(key, { kind: 'waiting' });
    },
    dismiss: (key: number) => setUploads((before) => before.filter((one) => one.key !== key)),
    clearDone: () => setUploads((before) => before.filter(({ state }) => state.kind !== 'ready')),
  };
}

/** What the server would refuse for its size or its type need not be sent. */
async function sendPicture(file: File, onProgress: (part: number) => void) {
  if (file.type && !file.type.startsWith('image/'))
    throw new CallError('invalid_input', { picture: 'not_a_picture' });
  if (file.size === 0) throw new CallError('invalid_input', { picture: 'empty' });
  if (file.size > MOST_UPLOAD_BYTES) throw new CallError('body_too_large');
  const fileName = file.name.slice(-200).trim() || 'picture';
  return uploadAsUser('media/upload', { fileName }, file, onProgress);
}
