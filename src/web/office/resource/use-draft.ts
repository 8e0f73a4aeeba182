import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { differingFields } from '#contract/audit/differing-fields.ts';
import type { NewDraft, RecordDraft } from '#contract/resource/records.ts';
import { call } from '../../api/call.ts';
import { liveToken } from '../../site/kept-token.ts';
import { callAsUser } from '../session/session.ts';
import type { AnyForm } from './form-context.ts';
import { findLeftDrafts, useDraftNumber } from './new-drafts.ts';
import type { ResourceName } from './resource.ts';

const PAUSE_MS = 1_500;
const LOOK_AGAIN_MS = 15_000;

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
  /** It began as a copy: what was kept of other new records has nothing to do with it. */
  copied: boolean;
};

/**
 * Keeps at the server what is typed and not saved yet, so that neither a reload nor another
 * computer loses it, and offers it when the form is opened again. There is one draft of a record:
 * until it is taken up or discarded nothing is kept over it, and nothing drops it. Of new records
 * there is one for each tab, and what tabs that are gone have left is offered.
 */
export function useDraft({ name, id, version, revision, form, active, copied }: Drafting) {
  const isNew = id === 0;
  const { tab, another } = useDraftNumber(active && isNew);
  const of = { resource: name, id, tab };
  const [keptAt, setKeptAt] = useState<string>();
  /** What was found when the form was opened, as long as it is not answered. */
  const [earlier, setEarlier] = useState<{ id: number; drafts: NewDraft[] }>();
  /** One call after the other, or a draft dropped just now could come back. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropOnLeave = useRef(false);
  /** Of a tab that is gone, and now in this form: forgotten as soon as it is kept as this one's. */
  const taken = useRef<number>(undefined);

  const { data: found, isError } = useQuery({
    queryKey: [name, 'draft', id],
    queryFn: () => (isNew ? findLeftDrafts(name, tab) : findOwnDraft(name, id)),
    enabled: active && !(copied && isNew),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => state.status === 'error' && LOOK_AGAIN_MS,
  });
  // Once: what is typed and kept later must neither be offered itself nor hide the offer.
  if (active && found !== undefined && earlier?.id !== id)
    setEarlier({ id, drafts: found.filter((draft) => isOther(draft, form)) });
  const unanswered = active && earlier?.id === id ? earlier.drafts : [];
  // As long as nobody knows whether there is one, it could be written over.
  const held = active && !isNew && (found === undefined || unanswered.length > 0);

  const draft = () => ({ ...of, version: version ?? null, revision, values: form.getValues() });
  const inTurn = (act: () => Promise<unknown>) => {
    queue.current = queue.current.then(act).catch(() => undefined);
  };

  function keepNow(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const kept = draft();
    inTurn(async () => {
      setKeptAt((await callAsUser('records/keepDraft', kept)).data.keptAt);
      await forgetTaken();
    });
  }
  const keep = useEffectEvent(keepNow);

  async function forgetTaken(): Promise<void> {
    const of = { resource: name, id: 0, tab: taken.current };
    taken.current = undefined;
    if (of.tab !== undefined) await callAsUser('records/dropDraft', of);
  }

  function drop(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    setKeptAt(undefined);
    if (!active || held) return;
    inTurn(() => callAsUser('records/dropDraft', of));
    inTurn(forgetTaken);
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

  const why =
    unanswered.length > 0 ? ('waits' as const) : isError ? ('unknown' as const) : undefined;
  return {
    keptAt: typed ? keptAt : undefined,
    offered: unanswered,
    /** Why what was typed is not kept: an earlier draft is in its place, or may be. */
    notKept: typed && held ? why : undefined,
    /** The draft is put into the form; what was typed of a new record before stays one of its own. */
    take: (draft: NewDraft) => {
      setEarlier({ id, drafts: [] });
      if (!isNew) return;
      if (typed) keepNow();
      another();
      inTurn(async () => {
        taken.current = draft.tab;
      });
    },
    discard: (draft: NewDraft) => {
      setEarlier({ id, drafts: unanswered.filter((other) => other !== draft) });
      inTurn(() => callAsUser('records/dropDraft', { ...of, tab: draft.tab }));
    },
    drop,
    /** Whoever cancels does not want it; unless they stay, and type on. */
    dropOnLeave: () => {
      dropOnLeave.current = true;
    },
  };
}

async function findOwnDraft(resource: ResourceName, id: number): Promise<NewDraft[]> {
  const { data } = await callAsUser('records/draft', { resource, id });
  return data ? [{ ...data, tab: 0 }] : [];
}

function isOther({ values }: RecordDraft, form: AnyForm): boolean {
  return differingFields(form.getValues(), { ...form.getValues(), ...values }).length > 0;
}
