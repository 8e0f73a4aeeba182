import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { hasContent } from '#contract/rich-text/content.ts';
import { mayRetry } from '../media/explain-upload.ts';
import { useUploads } from '../media/use-uploads.ts';
import { insertPicture } from './insert-picture.ts';
import { awaitPictures, dropAwaited, placeOf } from './waiting-pictures.ts';

/**
 * Pictures that are pasted or dropped go to the media library, and from there into the text.
 * `onAwait` hears whether some are still on their way.
 */
export function useGivenPictures(editor: Editor | null, onAwait: (awaits: boolean) => void) {
  const current = useRef(editor);
  useEffect(() => {
    current.current = editor;
  }, [editor]);
  const { uploads, awaited, add, retry, dismiss } = useUploads(({ id }, key) => {
    const now = current.current;
    if (!now || now.isDestroyed) return;
    insertPicture(now, placeOf(now.state, key), id);
    forget(key);
  });
  const awaits = awaited > 0;
  useEffect(() => {
    if (!awaits) return;
    onAwait(true);
    return () => onAwait(false);
  }, [awaits, onAwait]);
  const forget = (key: number) => {
    const now = current.current;
    if (now && !now.isDestroyed) dropAwaited(now, key);
    dismiss(key);
  };
  const refused = uploads
    .filter(({ state }) => state.kind === 'failed' && !mayRetry(state.error))
    .map(({ key }) => key)
    .join();
  useEffect(() => {
    const now = current.current;
    if (!now || now.isDestroyed || refused === '') return;
    for (const key of refused.split(',')) dropAwaited(now, Number(key));
  }, [refused]);
  const take = (files: readonly File[], place: number) => {
    const now = current.current;
    if (!now || files.length === 0) return;
    const keys = add(files);
    awaitPictures(now, {
      place,
      keys: keys.map((key, number) => ({ key, name: files[number]?.name ?? '' })),
    });
  };
  return { uploads, take, retry, forget };
}

/** The files of what was pasted; a text from elsewhere that brings its own picture stays a text. */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return [];
  const html = data.getData('text/html');
  return html && hasContent(html) ? [] : [...data.files];
}
