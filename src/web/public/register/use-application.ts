import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { newId } from '../../api/new-id.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { usePen } from '../drafts/use-pen.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { codesWithout } from './deed-codes.ts';
import type { Found } from './draft-kinds.ts';
import { type Draft, draftStore, NAME, type SentNote } from './draft-store.ts';
import {
  type Brought,
  bring,
  bringsNothing,
  type DeedField,
  deedFieldOf,
  EMPTY_FIELDS,
  type Fields,
  newDeed,
  type TextName,
} from './fields.ts';
import { findDraft, readDevice } from './open-draft.ts';
import { laterStep, nextStep, type Step } from './steps-of-form.ts';
import { useSteps } from './use-steps.ts';

type Start = {
  brought: Brought;
  resume: string | undefined;
  mostBytes: number;
  policyVersion: number;
  policyAskedFrom: number;
  leastAge: number;
};

export type Notice = {
  kind: Exclude<Found['kind'], 'none' | 'both'>;
  savedAt: string | undefined;
};

/** An application while it is filled in. Nothing that was typed is ever taken away unasked. */
export function useApplication(start: Start) {
  const { brought, resume, mostBytes, policyAskedFrom } = start;
  const [id, setId] = useState<string>();
  const [fields, setFields] = useState<Fields>(() => bring(EMPTY_FIELDS, brought));
  const [furthest, setFurthest] = useState<Step>('start');
  const [codes, setCodes] = useState<FieldErrors>({});
  const [policyVersion, setPolicyVersion] = useState(start.policyVersion);
  const [touched, setTouched] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [keptAt, setKeptAt] = useState<string>();
  const [choice, setChoice] = useState<{ here: Draft; mailed: Draft }>();
  const [aside, setAside] = useState<readonly Draft[]>([]);
  const [sent, setSent] = useState<SentNote>();
  const [sentTo, setSentTo] = useState('');
  const keepTyped = useRef<() => Promise<unknown>>(async () => undefined);
  const { turn, elsewhere, takeOver } = usePen(NAME, () => keepTyped.current());
  const ready = id !== undefined && !elsewhere;
  const { step, atSent, named, go } = useSteps(ready, furthest);
  const uploads = useUploads({ draftId: id, mostBytes, keep: draftStore });
  const marks = JSON.stringify(brought);
  const [keptMarks, setKeptMarks] = useState(marks);

  /** What the address brought is laid over what is there once: whatever is typed since stays. */
  function fill(draft: Draft, brings: boolean): void {
    const kept = brings ? bring(draft.fields, brought) : draft.fields;
    // An address that brings nothing leaves open what another one has brought.
    setKeptMarks(bringsNothing(brought) ? draft.brought : marks);
    // Kept before the version was: it agreed to the first.
    const outdated = kept.policy && (draft.policyVersion ?? 0) < policyAskedFrom;
    setFields(outdated ? { ...kept, policy: false } : kept);
    setFurthest(draft.furthest);
    setKeptAt(draft.keptAt);
    setCodes(outdated ? { policy: `changed:${policyVersion}` } : {});
    setTouched(true);
    void uploads.restore(draft.id, draft.files);
    setId(draft.id);
  }

  const take = useEffectEvent((found: Found, note: SentNote | undefined) => {
    setSent(note);
    if (found.kind === 'both') return setChoice(found);
    const draft = found.kind === 'none' ? undefined : found.draft;
    if (draft) fill(draft, turn === 1 && !resume && draft.brought !== marks);
    else if (turn > 1) begin();
    else setId(newId());
    if (found.kind !== 'none') setNotice({ kind: found.kind, savedAt: draft?.savedAt });
    const here = (found.kind === 'mailed' ? undefined : named) ?? draft?.step ?? 'start';
    const atEnd = note && !draft && location.hash === '#sent';
    // What could not be asked for yet is asked for again when the page is loaded anew.
    const done = resume && found.kind !== 'unreachable';
    void go(atEnd ? 'sent' : here, { replace: true, ...(done && { newSearch: '' }) });
  });

  useEffect(() => {
    if (turn === 0) return;
    let left = false;
    const load = async () => {
      const device = await readDevice();
      const found = await findDraft(resume, device);
      const note = await draftStore.readSent().catch(() => undefined);
      const others = device.aside.filter((draft) => !('draft' in found) || draft !== found.draft);
      if (found.kind === 'mailed')
        await draftStore.arrange(found.draft, others).catch(() => undefined);
      if (left) return;
      setAside(others);
      take(found, note);
    };
    void load();
    return () => {
      left = true;
    };
  }, [resume, turn]);

  const dirty = touched || uploads.files.length > 0;
  const current =
    id && dirty && !elsewhere && !uploads.restoring
      ? {
          id,
          fields,
          step,
          furthest,
          policyVersion,
          files: uploads.kept,
          brought: keptMarks,
          keptAt,
        }
      : undefined;
  const { saving, saveNow, abandon } = useAutosave(current, draftStore);
  useEffect(() => {
    keepTyped.current = saveNow;
  });

  /** Goes on with another one. What is left for it is put aside on this device, never thrown away. */
  async function goOnWith(draft: Draft, left: Draft | undefined): Promise<void> {
    const others = aside.filter((other) => !isSame(other, draft) && !(left && isSame(other, left)));
    const next = left ? [...others, left] : others;
    await draftStore.arrange(draft, next);
    setAside(next);
    setChoice(undefined);
    setNotice(undefined);
    fill(draft, false);
    // Put aside at the first step, it is gone on with where the questions had got to.
    const there = draft.step === 'start' ? draft.furthest : draft.step;
    void go(there, { replace: true, ...(resume && { newSearch: '' }) });
  }

  const change = (part: Partial<Fields>, ...names: string[]) => {
    setFields((before) => ({ ...before, ...part }));
    setTouched(true);
    setCodes((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))),
    );
  };

  async function forget(draft: Draft): Promise<void> {
    const left = aside.filter((other) => !isSame(other, draft));
    await draftStore.forget(draft, left, [...left, { files: uploads.kept }]);
    setAside(left);
  }

  async function restart(): Promise<void> {
    abandon();
    // Another state of the same form may have been put aside with the same files, uploaded or not yet.
    const needed = new Set(
      aside.flatMap(({ files }) => files.map(({ key, token }) => token ?? key)),
    );
    for (const { key, token } of uploads.kept) if (!needed.has(token ?? key)) uploads.remove(key);
    uploads.forget();
    await draftStore.clear(aside).catch(() => undefined);
    begin();
    void go('start', { replace: true });
  }

  function begin(): void {
    setFields(EMPTY_FIELDS);
    setKeptMarks(marks);
    setFurthest('start');
    setCodes({});
    setTouched(false);
    setNotice(undefined);
    setKeptAt(undefined);
    setId(newId());
  }

  return {
    id,
    ready,
    /** Another tab of this browser fills it in. */
    elsewhere,
    takeOver,
    fields,
    step,
    furthest,
    codes,
    setCodes,
    /** How old somebody who borrows has to be. */
    leastAge: start.leastAge,
    policyVersion,
    /** The policy was changed under the reader: what was ticked was another text. */
    askPolicyAgain: (version: number) => {
      setPolicyVersion(version);
      setFields((before) => ({ ...before, policy: false }));
    },
    notice,
    /** Two that could be gone on with, until the reader has said which. */
    choice,
    choose: (which: 'here' | 'mailed') =>
      choice && goOnWith(choice[which], choice[which === 'here' ? 'mailed' : 'here']),
    /** Others that were begun on this device and can be gone on with. */
    aside,
    changeTo: async (draft: Draft) => {
      // Whose files are still being looked for cannot be put aside whole.
      if (uploads.restoring) return;
      // What still waits to be kept is kept first: later it would take the other one's place.
      await saveNow();
      await goOnWith(draft, current && { ...current, savedAt: new Date().toISOString() });
    },
    /** For good, when the reader has said so. */
    forget,
    /** The server has it as it is now. */
    noteKept: setKeptAt,
    saving,
    sent: atSent ? sent : undefined,
    /** Of an earlier application from this device. */
    lastSent: sent,
    uploads,
    change,
    set: (name: TextName, value: string) => change({ [name]: value }, name),
    setDeed: (key: number, name: DeedField, value: string) => {
      const place = fields.deeds.findIndex((deed) => deed.key === key);
      const deeds = fields.deeds.map((deed) =>
        deed.key === key ? { ...deed, [name]: value } : deed,
      );
      change({ deeds }, deedFieldOf(place, name));
    },
    addDeed: () => change({ deeds: [...fields.deeds, newDeed(fields.deeds)] }),
    removeDeed: (key: number) => {
      const place = fields.deeds.findIndex((deed) => deed.key === key);
      const left = fields.deeds.filter((deed) => deed.key !== key);
      change({ deeds: left.length > 0 ? left : [newDeed([])] });
      setCodes((all) => codesWithout(all, place));
    },
    go: (to: Step) => {
      setFurthest((before) => laterStep(before, to));
      setNotice(undefined);
      void go(to);
    },
    goOn: () => {
      const to = nextStep(step);
      setFurthest((before) => laterStep(before, to));
      setTouched(true);
      setNotice(undefined);
      void go(to);
    },
    restart,
    /** The address that the confirmation went to; known until the page is left. */
    sentTo,
    finish: async (reference: string, email: string, changed: boolean) => {
      const note = { reference, sentAt: new Date().toISOString(), changed };
      // What names a person does not stay on the device longer than it must. Before anything is
      // shown: who loads the page anew at once finds the confirmation too.
      abandon();
      const others = aside.filter((draft) => draft.id !== id);
      await draftStore.clear(others).catch(() => undefined);
      await draftStore.writeSent(note).catch(() => undefined);
      setAside(others);
      setSent(note);
      setSentTo(changed ? '' : email);
      uploads.forget();
      begin();
      void go('sent', { replace: true });
    },
  };
}

/** Two states of one application are two to the reader. */
function isSame(one: Draft, other: Draft): boolean {
  return one.id === other.id && one.savedAt === other.savedAt;
}

export type Application = ReturnType<typeof useApplication>;
