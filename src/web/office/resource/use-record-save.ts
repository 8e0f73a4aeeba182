import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { checkFields } from './check-fields.ts';
import { explainFailure, explainFields } from './explain.ts';
import type { AnyForm, FieldWords } from './form-context.ts';
import { operationsOf, type ResourceName, type RowOf, type ValuesOf } from './resource.ts';

type Saving<Name extends ResourceName> = {
  name: Name;
  /** The record that is changed; none: a new one is added. */
  id: number | undefined;
  version: number | undefined;
  form: AnyForm;
  words: ReadonlyMap<string, FieldWords>;
  onSaved: (row: RowOf<Name>) => void;
};

/** Saves what stands in a form, and knows what came of it. */
export function useRecordSave<Name extends ResourceName>(saving: Saving<Name>) {
  const { name, id, form, onSaved } = saving;
  const texts = useOfficeTexts().resource;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<RowOf<Name>>();
  const operations = operationsOf(name);

  async function save(version = saving.version): Promise<void> {
    if (busy) return;
    const wrong = checkFields(form, saving.words);
    if (Object.keys(wrong).length > 0) {
      form.setErrors(wrong);
      return setProblem(texts.reasons.invalid_input);
    }
    setBusy(true);
    setProblem(undefined);
    setTheirs(undefined);
    form.clearErrors();
    const values = form.getValues() as ValuesOf<Name>;
    try {
      const saved =
        id === undefined
          ? await operations.add(values)
          : await operations.save(id, version ?? 0, values);
      notifications.show({ message: texts.saved });
      form.resetDirty();
      client.setQueryData([name, 'read', saved.id], saved);
      onSaved(saved);
      await client.invalidateQueries({ queryKey: [name, 'list'] });
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    const conflict = error instanceof CallError && error.reason === 'conflict';
    const newest =
      conflict && id !== undefined && (await operations.read(id).catch(() => undefined));
    if (newest && !newest.deletedAt) {
      setTheirs(newest);
      return;
    }
    if (error instanceof CallError) form.setErrors(explainFields(texts, error));
    setProblem(newest ? texts.reasons.not_found : explainFailure(texts, error));
  }

  return { save, busy, problem, setProblem, theirs, forgetTheirs: () => setTheirs(undefined) };
}
