import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../api/new-id.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { usePen } from '../drafts/use-pen.ts';
import { draftStore, NAME, type WorkDraft } from './draft-store.ts';

type Filled = Pick<WorkDraft, 'fields' | 'files'>;

type Form = Filled & {
  posting: string;
  /** Something was typed, chosen or brought back. */
  touched: boolean;
  onFound: (draft: WorkDraft) => Promise<unknown>;
  /** It was sent or deleted in another tab. */
  onGone: () => void;
};

/** Keeps the form on this device while it is filled in, and brings it back. */
export function useWorkDraft({ fields, files, posting, touched, onFound, onGone }: Form) {
  // One for all tries: an application that got through without an answer is corrected, not sent twice.
  const [id, setId] = useState<string>();
  const [savedAt, setSavedAt] = useState<string>();
  const [brought, setBrought] = useState(posting);
  const keepTyped = useRef<() => Promise<unknown>>(async () => undefined);
  const { turn, elsewhere, takeOver } = usePen(NAME, () => keepTyped.current());

  const take = useEffectEvent(async (draft: WorkDraft | undefined) => {
    if (draft) {
      // An address that names no posting leaves open what another one has brought.
      if (posting === '') setBrought(draft.brought);
      await onFound(draft);
    } else if (turn > 1) onGone();
    setSavedAt(draft?.savedAt);
    setId(draft?.id ?? newId());
  });
  useEffect(() => {
    if (turn === 0) return;
    let left = false;
    const load = async () => {
      const draft = await draftStore.read().catch(() => undefined);
      if (!left) await take(draft);
    };
    void load();
    return () => {
      left = true;
    };
  }, [turn]);

  const current = id && touched && !elsewhere ? { id, fields, files, brought } : undefined;
  const { saving, saveNow, abandon } = useAutosave(current, draftStore);
  useEffect(() => {
    keepTyped.current = saveNow;
  });

  // Where the browser keeps nothing, leaving loses what was typed.
  const unable = saving === 'unable';
  useEffect(() => {
    if (!unable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unable]);

  return {
    id,
    ready: id !== undefined && !elsewhere,
    /** Another tab of this browser fills it in. */
    elsewhere,
    takeOver,
    saving,
    /** When what was brought back had been kept. */
    savedAt,
    /** Sent or not wanted any more: nothing of it stays on the device. */
    forget: async () => {
      abandon();
      await draftStore.clear().catch(() => undefined);
      setSavedAt(undefined);
      setId(newId());
    },
  };
}
