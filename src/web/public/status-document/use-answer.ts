import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptFile } from '../uploads/kept-file.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { answerStore } from './answer-store.ts';

type Options = {
  token: string;
  draftId: string;
  mostBytes: number;
  /** What this device remembers of the link. */
  held: readonly KeptFile[];
};

/** The files in answer to a request, kept on this device until they are handed in. */
export function useAnswer({ token, draftId, mostBytes, held }: Options) {
  const uploads = useUploads({ draftId, request: token, mostBytes, keep: answerStore });
  const [restored, setRestored] = useState(false);
  const [unable, setUnable] = useState(false);
  const { kept, restoring } = uploads;
  const files = JSON.stringify(kept);
  const written = useRef(JSON.stringify(held));

  const restore = useEffectEvent(() => void uploads.restore(draftId, held));
  useEffect(() => {
    restore();
    setRestored(true);
  }, []);

  const write = useEffectEvent(() => {
    written.current = files;
    answerStore.write(token, kept).then(
      () => setUnable(false),
      () => setUnable(kept.length > 0),
    );
  });
  useEffect(() => {
    // Its day begins when it changes, not whenever it is looked at.
    if (restored && !restoring && written.current !== files) write();
  }, [restored, restoring, files]);

  // Where the browser keeps nothing, leaving loses what was chosen.
  useEffect(() => {
    if (!unable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unable]);

  return uploads;
}
