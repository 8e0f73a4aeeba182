import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { explainFailure, explainFields } from './explain.ts';
import { useFormParts } from './form-context.ts';
import { type Preview, PreviewDialog } from './preview-dialog.tsx';
import type { ResourceName } from './resource.ts';

type Props = {
  name: ResourceName;
  /** 0: a new record. */
  id: number;
  onProblem: (problem: string | undefined) => void;
};

/** Shows what stands in the form as the public page would, without saving it. */
export function PreviewButton({ name, id, onProblem }: Props) {
  const { records, resource: texts } = useOfficeTexts();
  const { form } = useFormParts();
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview>();

  async function open(): Promise<void> {
    setBusy(true);
    onProblem(undefined);
    form.clearErrors();
    try {
      const input = { resource: name, id, values: form.getValues() };
      setPreview((await callAsUser('records/preview', input)).data);
    } catch (error) {
      if (error instanceof CallError) form.setErrors(explainFields(texts, error));
      onProblem(explainFailure(texts, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconEye size={18} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {records.preview.open}
      </Button>
      {preview && <PreviewDialog preview={preview} onClose={() => setPreview(undefined)} />}
    </>
  );
}
