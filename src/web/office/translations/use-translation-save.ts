import type { UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localize } from '#contract/localize.ts';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { operationsOf, type ResourceName } from '../resource/resource.ts';
import { withTexts } from './texts-in.ts';
import type { Item, TranslatedRecord } from './use-desk.ts';

type Saving = {
  item: Item;
  record: TranslatedRecord;
  form: UseFormReturnType<Record<string, unknown>>;
  reload: () => Promise<unknown>;
  onSaved: () => void;
};

/** Saves by the record's own call, so that its permissions, conflict and record of changes hold. */
export function useTranslationSave({ item, record, form, reload, onSaved }: Saving) {
  const { translations: texts, resource } = useOfficeTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(): Promise<void> {
    if (busy) return;
    if (!form.isDirty()) return onSaved();
    setBusy(true);
    setProblem(undefined);
    form.clearErrors();
    try {
      const values = withTexts(record, item.language, form.getValues());
      const name = item.resource as ResourceName;
      await operationsOf(name).save(item.id, record.version, values as never);
      notifications.show({ message: texts.saved(localize(item.name, language)) });
      onSaved();
      await client.invalidateQueries({ queryKey: [name] });
      await client.invalidateQueries({ queryKey: ['translations', 'list'] });
      await client.invalidateQueries({ queryKey: ['translations', 'counts'] });
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof CallError && error.reason === 'conflict') {
      await reload();
      setProblem(texts.conflict);
      return;
    }
    if (error instanceof CallError) {
      const fields = Object.entries(explainFields(resource, error));
      // "name.ja" is the field "name" here: there is one language in the form.
      form.setErrors(
        Object.fromEntries(fields.map(([path, text]) => [path.split('.')[0] ?? path, text])),
      );
    }
    setProblem(explainFailure(resource, error));
  }

  return { save, busy, problem };
}
