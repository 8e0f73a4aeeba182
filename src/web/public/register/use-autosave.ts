import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, draftStore } from './draft-store.ts';
import { dropLeftDraft, leaveDraft } from './left-draft.ts';

const PAUSE_IN_TYPING = 300;

export type Saving = 'nothing' | 'saving' | 'saved' | 'unable';

/** Keeps the draft on this device shortly after each change, and at once when the page is left. */
export function useAutosave(draft: Omit<Draft, 'savedAt'> | undefined) {
  const [saving, setSaving] = useState<Saving>('nothing');
  const text = draft && JSON.stringify(draft);
  const written = useRef<string>(undefined);
  /** What the device's store has taken for certain. */
  const safe = useRef<string>(undefined);

  /** The one that is being deleted, or was sent: nothing that still waits may write it again. */
  const gone = useRef<string>(undefined);

  const dated = () =>
    draft && draft.id !== gone.current
      ? { ...draft, savedAt: new Date().toISOString() }
      : undefined;
  const write = async (now: Draft) => {
    written.current = text;
    try {
      await draftStore.write(now);
      setSaving('saved');
      if (written.current !== text) return;
      safe.current = text;
      dropLeftDraft();
    } catch {
      setSaving('unable');
    }
  };
  const saveNow = async () => {
    const now = dated();
    if (now && written.current !== text) await write(now);
  };
  const save = useEffectEvent(() => void saveNow());
  const leave = useEffectEvent(() => {
    const now = dated();
    if (!now || safe.current === text) return;
    leaveDraft(now);
    void write(now);
  });

  useEffect(() => {
    if (!text) return setSaving('nothing');
    if (written.current === text) return;
    setSaving('saving');
    const timer = setTimeout(() => save(), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const keep = () => leave();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, []);

  const abandon = () => {
    gone.current = draft?.id;
  };
  return { saving, saveNow, abandon };
}
