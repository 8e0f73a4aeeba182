import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Step } from '#contract/cases/steps.ts';
import { CallError } from '../../api/call.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { StepFields } from './step-fields.tsx';
import { newStep, readStep, stepValues } from './step-values.ts';
import type { Change } from './use-case.ts';

type Props = { id: number; step: Step | undefined; change: Change; onClose: () => void };

/** Plans a step, or changes one. */
export function StepDialog({ id, step, change, onClose }: Props) {
  const texts = useOfficeTexts().applicationRecord.steps;
  const explain = useExplainReason();
  const { user_id: me } = useProfile();
  const [begun] = useState(() => (step ? stepValues(step) : newStep('call', me)));
  const [values, setValues] = useState(begun);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { at, problem } = readStep(values, Date.now());

  function save(): void {
    setTried(true);
    setRefused(undefined);
    if (!at) return;
    const { kind, assignee, note } = values;
    const plan = { id, kind, at, assignee, note };
    change.mutate(
      () =>
        step
          ? callAsUser('application/changeStep', {
              ...plan,
              stepId: step.id,
              version: step.version,
            })
          : callAsUser('application/planStep', plan),
      {
        onSuccess: onClose,
        onError: (error) => {
          const reason = error instanceof CallError ? error.reason : 'other';
          setRefused(reason === 'conflict' ? texts.changed : explain(reason));
        },
      },
    );
  }

  return (
    <FormDialog
      dirty={JSON.stringify(begun) !== JSON.stringify(values)}
      busy={change.isPending}
      onClose={onClose}
      title={step ? texts.change : texts.plan}
      size="lg"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          <StepFields values={values} problem={tried ? problem : undefined} onChange={setValues} />
          {refused && (
            <Alert color="red" role="alert">
              {refused}
            </Alert>
          )}
          <DialogFoot>
            <Button type="submit" loading={change.isPending}>
              {texts.save}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
