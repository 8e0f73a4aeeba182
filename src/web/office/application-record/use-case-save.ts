import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseDetails } from '#contract/application-case-shapes.ts';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { checkFields } from '../resource/check-fields.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import type { AnyForm, FieldWords } from '../resource/form-context.ts';
import { callAsUser } from '../session/session.ts';
import { type CaseValues, toInput, toReferral } from './case-values.ts';
import { readCase } from './use-case.ts';

type Saving = {
  resource: 'application' | 'applicationPartner';
  /** The record that is changed; none: a new one is added. */
  id: number | undefined;
  version: number | undefined;
  form: AnyForm;
  words: ReadonlyMap<string, FieldWords>;
  onSaved: (id: number) => void;
};

/** Saves what stands in the form, and knows what came of it. */
export function useCaseSave({ resource, id, version: read, form, words, onSaved }: Saving) {
  const texts = useOfficeTexts().resource;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<CaseDetails>();

  /** What was proposed would be changed: that is asked about first. */
  const [locked, setLocked] = useState(false);

  async function save(version = read ?? 0, takeBack?: string): Promise<void> {
    if (busy) return;
    const wrong = checkFields(form, words);
    if (Object.keys(wrong).length > 0) {
      form.setErrors(wrong);
      return setProblem(texts.reasons.invalid_input);
    }
    setBusy(true);
    setProblem(undefined);
    setTheirs(undefined);
    setLocked(false);
    form.clearErrors();
    try {
      const { data } = await send(
        { resource, id },
        version,
        form.getValues() as CaseValues,
        takeBack,
      );
      notifications.show({ message: texts.saved });
      form.resetDirty();
      onSaved(data.id);
      await Promise.all(
        ['application', resource].map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof CallError && error.reason === 'conflict' && id !== undefined) {
      const newest = await readCase(resource, id).catch(() => undefined);
      if (newest) return setTheirs(newest);
    }
    if (error instanceof CallError && error.reason === 'locked_proposal') return setLocked(true);
    if (error instanceof CallError) form.setErrors(explainFields(texts, error));
    setProblem(explainFailure(texts, error));
  }

  return {
    save,
    busy,
    problem,
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    locked,
    keepLocked: () => setLocked(false),
  };
}

function send(
  { resource, id }: Pick<Saving, 'resource' | 'id'>,
  version: number,
  values: CaseValues,
  takeBack: string | undefined,
): Promise<{ data: { id: number } }> {
  if (resource === 'applicationPartner') {
    const referral = toReferral(values);
    return id === undefined
      ? callAsUser('applicationPartner/add', referral)
      : callAsUser('applicationPartner/save', { id, version, values: referral });
  }
  const input = toInput(values);
  return id === undefined
    ? callAsUser('application/add', input)
    : callAsUser('application/save', {
        id,
        version,
        values: input,
        ...(takeBack && { takeBack }),
      });
}
