import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeftDraft } from './left-draft.ts';

const PAUSE_IN_TYPING = 300;

export type Saving = 'nothing' | 'saving' | 'saved' | 'unable';

type Kept<Draft> = Draft & { savedAt: string };
type Store<Draft> = {
  write: (draft: Kept<Draft>) => Promise<unknown>;
  left: Pick<LeftDraft<Kept<Draft>>, 'leave' | 'drop'>;
};

/** Keeps the draft on this device shortly after each change, and at once when the page is left. */
export function useAutosave<Draft extends { id: string }>(
  draft: Draft | undefined,
  store: Store<Draft>,
) {
  const [saving, setSaving] = useState<Saving>('nothing');
  const text = draft && JSON.stringify(draft);
  const newest = useRef<string>(undefined);
  const written = useRef<string>(undefined);
  /** Done when the device's store has what was written last, or could not take it. */
  const writing = useRef<Promise<void>>(undefined);
  /** What the device's store has taken for certain. */
  const safe = useRef<string>(undefined);

  /** The one that is being deleted, or was sent: nothing that still waits may write it again. */
  const gone = useRef<string>(undefined);

  const dated = () =>
    draft && draft.id !== gone.current
      ? { ...draft, savedAt: new Date().toISOString() }
      : undefined;
  const write = (now: Kept<Draft>) => {
    written.current = text;
    writing.current = keep(now);
    return writing.current;
  };
  const keep = async (now: Kept<Draft>) => {
    try {
      await store.write(now);
      // What was changed meanwhile still waits.
      if (newest.current === text) setSaving('saved');
      if (written.current !== text) return;
      safe.current = text;
      store.left.drop();
    } catch {
      setSaving('unable');
      // Typed again, it is tried again.
      if (written.current === text) written.current = undefined;
    }
  };
  /** What is being written already is waited for: whoever reads after this finds it. */
  const saveNow = async () => {
    const now = dated();
    await (now && written.current !== text ? write(now) : writing.current);
  };
  const save = useEffectEvent(() => void saveNow());
  const leave = useEffectEvent(() => {
    const now = dated();
    if (!now || safe.current === text) return;
    store.left.leave(now);
    void write(now);
  });

  useEffect(() => {
    newest.current = text;
    if (!text) {
      // Another state of the same form may be gone on with.
      gone.current = undefined;
      return setSaving('nothing');
    }
    if (written.current === text) {
      // Typed and taken back: it is kept as it is.
      if (safe.current === text) setSaving('saved');
      return;
    }
    setSaving('saving');
    const timer = setTimeout(() => save(), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const leaving = () => leave();
    addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, []);

  const abandon = () => {
    gone.current = draft?.id;
  };
  return { saving, saveNow, abandon };
}
