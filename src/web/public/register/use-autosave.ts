import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, draftStore } from './draft-store.ts';

const PAUSE_IN_TYPING = 300;

export type Saving = 'nothing' | 'saving' | 'saved' | 'unable';

/** Keeps the draft on this device shortly after each change, and at once when the page is left. */
export function useAutosave(draft: Omit<Draft, 'savedAt'> | undefined) {
  const [saving, setSaving] = useState<Saving>('nothing');
  const text = draft && JSON.stringify(draft);
  const written = useRef<string>(undefined);

  const saveNow = async () => {
    if (!draft || written.current === text) return;
    written.current = text;
    await draftStore.write({ ...draft, savedAt: new Date().toISOString() }).then(
      () => setSaving('saved'),
      () => setSaving('unable'),
    );
  };
  const save = useEffectEvent(() => void saveNow());

  useEffect(() => {
    if (!text) return setSaving('nothing');
    if (written.current === text) return;
    setSaving('saving');
    const timer = setTimeout(() => save(), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const leave = () => save();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);

  return { saving, saveNow };
}
