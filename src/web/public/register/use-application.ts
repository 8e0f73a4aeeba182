import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { newId } from '../../api/new-id.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { draftStore, type SentNote } from './draft-store.ts';
import {
  type Brought,
  bring,
  type DeedField,
  EMPTY_FIELDS,
  type Fields,
  newDeed,
  type TextName,
} from './fields.ts';
import { type Found, findDraft } from './open-draft.ts';
import { laterStep, nextStep, type Step } from './steps-of-form.ts';
import { useAutosave } from './use-autosave.ts';
import { useSteps } from './use-steps.ts';

type Start = {
  brought: Brought;
  resume: string | undefined;
  mostBytes: number;
  policyVersion: number;
  policyAskedFrom: number;
};

export type Notice = {
  kind: Exclude<Found['kind'], 'none'>;
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
  const [sent, setSent] = useState<SentNote>();
  const [sentTo, setSentTo] = useState('');
  const ready = id !== undefined;
  const { step, atSent, named, go } = useSteps(ready, furthest);
  const uploads = useUploads({ draftId: id, mostBytes, keep: draftStore });
  const marks = JSON.stringify(brought);

  const take = useEffectEvent((found: Found, note: SentNote | undefined) => {
    const draft = found.kind === 'none' ? undefined : found.draft;
    setSent(note);
    if (draft) {
      const kept = draft.brought === marks || resume ? draft.fields : bring(draft.fields, brought);
      // Kept before the version was: it agreed to the first.
      const outdated = kept.policy && (draft.policyVersion ?? 0) < policyAskedFrom;
      setFields(outdated ? { ...kept, policy: false } : kept);
      if (outdated) setCodes({ policy: `changed:${policyVersion}` });
      setFurthest(draft.furthest);
      setTouched(true);
      void uploads.restore(draft.files);
    }
    if (found.kind !== 'none') setNotice({ kind: found.kind, savedAt: draft?.savedAt });
    setId(draft?.id ?? newId());
    const here = (found.kind === 'mailed' ? undefined : named) ?? draft?.step ?? 'start';
    const atEnd = note && !draft && location.hash === '#sent';
    void go(atEnd ? 'sent' : here, { replace: true, ...(resume && { newSearch: '' }) });
  });

  useEffect(() => {
    let left = false;
    const load = async () => {
      const found = await findDraft(resume);
      const note = await draftStore.readSent().catch(() => undefined);
      if (!left) take(found, note);
    };
    void load();
    return () => {
      left = true;
    };
  }, [resume]);

  const dirty = touched || uploads.files.length > 0;
  const saving = useAutosave(
    id && dirty
      ? { id, fields, step, furthest, policyVersion, files: uploads.kept, brought: marks }
      : undefined,
  );

  const change = (part: Partial<Fields>, ...names: string[]) => {
    setFields((before) => ({ ...before, ...part }));
    setTouched(true);
    setCodes((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))),
    );
  };

  async function restart(): Promise<void> {
    for (const { key } of uploads.files) uploads.remove(key);
    await draftStore.clear().catch(() => undefined);
    begin();
    void go('start', { replace: true });
  }

  function begin(): void {
    setFields(EMPTY_FIELDS);
    setFurthest('start');
    setCodes({});
    setTouched(false);
    setNotice(undefined);
    setId(newId());
  }

  return {
    id,
    ready,
    fields,
    step,
    furthest,
    codes,
    setCodes,
    policyVersion,
    /** The policy was changed under the reader: what was ticked was another text. */
    askPolicyAgain: (version: number) => {
      setPolicyVersion(version);
      setFields((before) => ({ ...before, policy: false }));
    },
    notice,
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
      const field = name === 'rai' || name === 'ngan' || name === 'wah' ? 'area' : name;
      change({ deeds }, `deeds.${place}.${field}`);
    },
    addDeed: () => change({ deeds: [...fields.deeds, newDeed(fields.deeds)] }),
    removeDeed: (key: number) => {
      const left = fields.deeds.filter((deed) => deed.key !== key);
      change({ deeds: left.length > 0 ? left : [newDeed([])] });
      setCodes({});
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
    finish: async (reference: string, email: string) => {
      const note = { reference, sentAt: new Date().toISOString() };
      setSent(note);
      setSentTo(email);
      uploads.forget();
      begin();
      void go('sent', { replace: true });
      // What names a person does not stay on the device longer than it must.
      await draftStore.clear().catch(() => undefined);
      await draftStore.writeSent(note).catch(() => undefined);
    },
  };
}

export type Application = ReturnType<typeof useApplication>;
