import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { differingFields } from '#contract/audit/differing-fields.ts';
import type { RecordDraft } from '#contract/resource/records.ts';
import { call } from '../../api/call.ts';
import { liveToken } from '../../site/kept-token.ts';
import { callAsUser } from '../session/session.ts';
import type { AnyForm } from './form-context.ts';
import type { ResourceName } from './resource.ts';

const PAUSE_MS = 1_500;

type Drafting = {
  name: ResourceName;
  /** 0: a new record. */
  id: number;
  version: number | undefined;
  /** Of the unpublished changes that the form shows. */
  revision: number | null;
  form: AnyForm;
  /** The form can be changed. */
  active: boolean;
  /** It began as a copy: what is kept of a new record belongs to another one. */
  copied: boolean;
};

/**
 * Keeps at the server what is typed and not saved yet, so that neither a reload nor another
 * computer loses it, and offers it when the form is opened again. There is one draft of a record:
 * until it is taken up or discarded nothing is kept over it, and nothing drops it.
 */
export function useDraft({ name, id, version, revision, form, active, copied }: Drafting) {
  const of = { resource: name, id };
  const [keptAt, setKeptAt] = useState<string>();
  /** What was found of this record when its form was opened, as long as it is not answered. */
  const [earlier, setEarlier] = useState<{ id: number; draft: RecordDraft | undefined }>();
  /** One call after the other, or a draft dropped just now could come back. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropOnLeave = useRef(false);

  const { data: found, isPending } = useQuery({
    queryKey: [name, 'draft', id],
    queryFn: async () => (await callAsUser('records/draft', of)).data,
    enabled: active,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  // Once: what is typed and kept later must neither be offered itself nor hide the offer.
  if (active && found !== undefined && earlier?.id !== id)
    setEarlier({ id, draft: found && isOther(found, form) ? found : undefined });
  const unanswered = active && earlier?.id === id ? earlier.draft : undefined;
  // As long as nobody knows whether there is one, it could be written over.
  const held = active && (isPending || unanswered !== undefined);

  const draft = () => ({ ...of, version: version ?? null, revision, values: form.getValues() });
  const inTurn = (act: () => Promise<unknown>) => {
    queue.current = queue.current.then(act).catch(() => undefined);
  };

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const kept = draft();
    inTurn(async () => setKeptAt((await callAsUser('records/keepDraft', kept)).data.keptAt));
  });

  function drop(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    setKeptAt(undefined);
    if (active && !held) inTurn(() => callAsUser('records/dropDraft', of));
  }

  const values = JSON.stringify(form.getValues());
  const typed = active && form.isDirty();
  const noteTyping = useEffectEvent((text: string, mayKeep: boolean) => {
    if (!typed || text === '' || !mayKeep) return;
    dropOnLeave.current = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, PAUSE_MS);
  });
  // What was typed while it was held is kept as soon as it may be.
  useEffect(() => noteTyping(values, !held), [values, held]);

  /** While the page goes away there is no time to wait for an answer. */
  const keepAtOnce = useEffectEvent(() => {
    const token = liveToken();
    if (timer.current === undefined || !token) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    call('records/keepDraft', draft(), { token, keepalive: true }).catch(() => undefined);
  });
  const leave = useEffectEvent(() => {
    if (dropOnLeave.current) drop();
    else if (timer.current !== undefined) keep();
  });
  useEffect(() => {
    const onHide = () => keepAtOnce();
    const onVisibility = () => document.visibilityState === 'hidden' && keepAtOnce();
    // A long draft outlives no page: while the browser asks whether to leave, there is time for it.
    addEventListener('beforeunload', onHide);
    // Before the listener that ends the session.
    addEventListener('pagehide', onHide, { capture: true });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('beforeunload', onHide);
      removeEventListener('pagehide', onHide, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, []);

  return {
    keptAt: typed ? keptAt : undefined,
    offered: copied ? undefined : unanswered,
    /** Something was typed that is not kept, for an earlier draft is in its place. */
    waits: typed && unanswered !== undefined,
    /** The draft stands in the form now, or is not wanted. */
    answer: (taken: boolean) => {
      setEarlier({ id, draft: undefined });
      if (!taken) inTurn(() => callAsUser('records/dropDraft', of));
    },
    drop,
    /** Whoever cancels does not want it; unless they stay, and type on. */
    dropOnLeave: () => {
      dropOnLeave.current = true;
    },
  };
}

function isOther({ values }: RecordDraft, form: AnyForm): boolean {
  return differingFields(form.getValues(), { ...form.getValues(), ...values }).length > 0;
}
