import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { differingFields } from '#contract/audit/differing-fields.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { mergeValues } from '#contract/resource/merge-values.ts';
import { CallError } from '../../api/call.ts';
import { useFirstError } from '../../ui/use-first-error.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { useProfile } from '../session/profile.ts';
import { takeSuccessAway } from '../states/success-notices.ts';
import { useOfficeTexts } from '../texts.ts';
import { checkFields } from './check-fields.ts';
import { labelsOf } from './differences.tsx';
import { explainFailure } from './explain.ts';
import type { FieldWords } from './form-context.ts';
import { useComing } from './use-coming.ts';
import { useExplainRefusal } from './use-explain-refusal.ts';

type Values = Record<string, unknown>;
export type Saved = {
  version: number;
  updatedBy?: string | null;
  /** Unpublished changes beside it, which the form then shows. */
  revision?: { version: number; updatedBy: string } | null | undefined;
};

/** Where a save goes, and over which unpublished changes. */
export type SaveWay = { publishes: boolean; revision: number | null };

type Parts<Row extends Saved> = {
  /** What is saved; none: it is new. */
  row: Row | undefined;
  initial: Values;
  valuesOf: (row: Row) => Values;
  /** Saves values over a version, on what is known of the record, and answers what it is now. */
  send: (values: Values, version: number, known: Row | undefined, way: SaveWay) => Promise<Row>;
  /** What is saved by now; nothing where it is gone. */
  read: (known: Row) => Promise<Row | undefined>;
  /** Words for a code of the server at a field, where this form has its own. */
  explainCode?: ((path: string, code: string) => string | undefined) | undefined;
  /** Codes by field of what the server would refuse besides what the fields themselves find wrong. */
  wrongBesides?: ((values: Values) => Promise<FieldErrors>) | undefined;
  /** What a field of the server is called here. */
  pathOf?: ((path: string) => string) | undefined;
  /** Hears of every refusal; true where the form deals with it itself. */
  onRefused?: ((error: CallError) => boolean) | undefined;
  /** `whole`: nothing was typed since it was sent, and nothing is on its way. */
  onSaved: (row: Row, whole: boolean, publishes: boolean) => void;
  /** What of the address names this form; going to another asks first. */
  parameters?: readonly string[];
};

export type SavedForm = ReturnType<typeof useSavedForm>;

/** Who else saved meanwhile is met this often in one save, before that is told. */
const MOST_MERGES = 3;

/**
 * A form of what is saved under a version. A save takes a snapshot; its answer brings version and
 * facts, and never touches what was typed since. Where somebody else saved first, both changes are
 * brought together, and what both changed is asked. Leaving asks while something is not saved.
 * `SavedForm` draws what goes with it.
 */
export function useSavedForm<Row extends Saved>(parts: Parts<Row>) {
  const { valuesOf } = parts;
  const texts = useOfficeTexts().resource;
  const explainRefusal = useExplainRefusal();
  const { user_id: me } = useProfile();
  const words = useRef(new Map<string, FieldWords>()).current;
  const [element, focusFirstError] = useFirstError();
  const [known, setKnown] = useState(parts.row);
  const [version, setVersion] = useState(parts.row?.version);
  const [revision, setRevision] = useState(revisionOf(parts.row));
  /** What was typed begins from something that is not known here: a draft of an older version. */
  const [baseless, setBaseless] = useState(false);
  /** Grows when all values are replaced: fields that keep a state of their own begin anew. */
  const [epoch, setEpoch] = useState(0);
  const working = useRef(false);
  const [busy, setBusy] = useState(false);
  /** What the last save was asked for; one that meets somebody else's goes on in the same way. */
  const [publishes, setPublishes] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What somebody else saved meanwhile, where it clashes with what is typed here. */
  const [theirs, setTheirs] = useState<Row>();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: parts.row ? valuesOf(parts.row) : parts.initial,
  });
  const { onComing, isComing, refusals } = useComing(form, () => setProblem(undefined));
  const isUnsaved = () => form.isDirty() || isComing();
  const { release, askFirst } = useUnsavedGuard(isUnsaved(), parts.parameters);

  function merge(other: Row) {
    const base = baseless ? undefined : form.getInitialValues();
    return mergeValues(base, form.getValues(), valuesOf(other));
  }

  /** A record as it is saved, in the way its values are typed here. */
  const savedAs = (typed: Values, row: Row) => mergeValues(typed, typed, valuesOf(row)).values;

  /** The form stands on this record from now on, with these values typed over what is saved. */
  function standOn(row: Row, values: Values, saved = savedAs(form.getValues(), row)) {
    if (differingFields(form.getValues(), values).length > 0) form.setValues(values);
    form.resetDirty(saved);
    know(row);
  }

  function know(row: Row) {
    setKnown(row);
    setVersion(row.version);
    setRevision(revisionOf(row));
    setBaseless(false);
  }

  /** Takes a record as it is; what was typed goes. */
  function adopt(row: Row) {
    const values = valuesOf(row);
    // Where nothing changes by it, who types on is not disturbed.
    if (differingFields(form.getValues(), values).length > 0) setEpoch((before) => before + 1);
    form.setInitialValues(values);
    form.reset();
    know(row);
  }

  /**
   * Puts other values in, as if typed: over these versions where they are not the newest, and over
   * what was saved then, where that is known.
   */
  function fill(values: Values, over = version, overRevision = revision, base?: Values) {
    form.setValues(values);
    form.clearErrors();
    if (base) form.resetDirty(mergeValues(values, values, base).values);
    setVersion(over);
    setRevision(overRevision);
    setBaseless(!base && (over !== known?.version || overRevision !== revisionOf(known)));
    setEpoch((before) => before + 1);
  }

  function settle(row: Row, sent: Values): boolean {
    const saved = savedAs(sent, row);
    const { values } = mergeValues(sent, form.getValues(), saved);
    const whole = differingFields(sent, form.getValues()).length === 0 && !isComing();
    standOn(row, values, saved);
    return whole;
  }

  function refuse(
    errors: Record<string, string>,
    otherwise: string,
    toMend: (count: string) => string = texts.toMend,
  ) {
    takeSuccessAway();
    form.setErrors(errors);
    const hidden = Object.keys(errors).filter((path) => !words.has(path));
    const count = Object.keys(errors).length;
    const told = hidden.map((path) => errors[path]).join(' ');
    setProblem(count > 0 ? [toMend(String(count)), told].join(' ').trim() : otherwise);
    focusFirstError();
  }

  async function save(toPublish = false): Promise<void> {
    if (working.current || theirs) return;
    const wrong = { ...checkFields(form, words), ...refusals() };
    if (Object.keys(wrong).length > 0)
      return refuse({ ...(await listWrongBesides()), ...wrong }, '');
    forgive();
    setPublishes(toPublish);
    await sendAlone(version ?? 0, known, { publishes: toPublish, revision });
  }

  /** Told in one round with what the fields find, which keeps the values from the server. */
  async function listWrongBesides(): Promise<Record<string, string>> {
    const values = form.getValues();
    const codes = await parts.wrongBesides?.(values).catch(() => undefined);
    if (!codes) return {};
    const refused = new CallError('invalid_input', codes);
    return explainRefusal(refused, values, words, parts.explainCode, parts.pathOf);
  }

  /** One at a time. */
  async function sendAlone(over: number, on: Row | undefined, way: SaveWay): Promise<void> {
    working.current = true;
    setBusy(true);
    try {
      await sendOver(over, on, way, MOST_MERGES);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  async function sendOver(
    over: number,
    on: Row | undefined,
    way: SaveWay,
    merges: number,
  ): Promise<void> {
    const sent = form.getValues();
    try {
      const row = await parts.send(sent, over, on, way);
      const whole = settle(row, sent);
      release();
      parts.onSaved(row, whole, way.publishes);
    } catch (error) {
      let [newest, cause]: [Row | undefined | null, unknown] = [null, error];
      try {
        if (on && isConflict(error)) newest = await parts.read(on);
      } catch (failure) {
        // That it cannot be read now says nothing about whether it is there.
        cause = failure;
      }
      if (newest && merges > 0) return bringTogether(newest, way.publishes, merges - 1);
      if (cause instanceof CallError && parts.onRefused?.(cause)) return;
      if (newest === undefined || (on && isGone(cause))) refuse({}, texts.movedToBin);
      else refuseCall(cause);
    }
  }

  /** Takes back what was told, before another try. */
  function forgive() {
    form.clearErrors();
    setProblem(undefined);
  }

  /** Tells what the server refused, at its fields where it names any; by default of a save. */
  function refuseCall(error: unknown, toMend?: (count: string) => string) {
    const errors =
      error instanceof CallError
        ? explainRefusal(error, form.getValues(), words, parts.explainCode, parts.pathOf)
        : {};
    refuse(errors, explainFailure(texts, error), toMend);
  }

  async function bringTogether(newest: Row, toPublish: boolean, merges: number): Promise<void> {
    const { values, clashes, taken } = merge(newest);
    if (clashes.length > 0) {
      takeSuccessAway();
      return setTheirs(newest);
    }
    standOn(newest, values);
    if (taken.length > 0)
      notifications.show({
        message: (savedBy(newest) === me ? texts.mergedOwn : texts.merged)(
          labelsOf(words, taken).join(', '),
        ),
      });
    const way = { publishes: toPublish, revision: revisionOf(newest) };
    await sendOver(newest.version, newest, way, merges);
  }

  /** Of the fields that both changed, those where theirs is taken. */
  async function resolve(chosen: ReadonlySet<string>): Promise<void> {
    if (!theirs || working.current) return;
    const [waits] = Object.values(refusals());
    // What is on its way would lose its place: the fields begin anew.
    if (waits) {
      notifications.show({ color: 'yellow', message: waits });
      return;
    }
    const { values, clashes } = merge(theirs);
    setTheirs(undefined);
    standOn(theirs, values);
    for (const { path, theirs: value } of clashes)
      if (chosen.has(path)) form.setFieldValue(path, value);
    setEpoch((before) => before + 1);
    await sendAlone(theirs.version, theirs, { publishes, revision: revisionOf(theirs) });
  }

  const adoptUntouched = useEffectEvent((newer: Row | undefined) => {
    if (!newer || working.current || isUnsaved()) return;
    if (newer.version !== version || revisionOf(newer) !== revision) adopt(newer);
  });
  useEffect(() => adoptUntouched(parts.row), [parts.row]);

  return {
    form,
    /** Something was entered that is not saved, or is on its way. */
    isUnsaved,
    onComing,
    words,
    element,
    known,
    version,
    revision,
    epoch,
    adopt,
    fill,
    save,
    busy,
    publishes,
    problem,
    setProblem,
    refuseCall,
    forgive,
    /** For ways out that are no navigation. */
    askFirst,
    clash: theirs && { theirs, baseless, ...merge(theirs) },
    resolve,
    forget: () => setTheirs(undefined),
  };
}

function revisionOf(row: Saved | undefined): number | null {
  return row?.revision?.version ?? null;
}

/** It was there when it was opened: it lies in the bin. */
function isGone(error: unknown): boolean {
  return error instanceof CallError && error.reason === 'not_found';
}

function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.reason === 'conflict';
}

/** The user id of who saved last what the form shows. */
export function savedBy({ revision, updatedBy }: Saved): string {
  return revision?.updatedBy ?? updatedBy ?? '';
}
