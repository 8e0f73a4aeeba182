import { useState } from 'react';
import type { Step } from '#contract/cases/steps.ts';
import { CallError } from '../../api/call.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { StepFields } from './step-fields.tsx';
import { newStep, readStep, stepValues } from './step-values.ts';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';

type Props = { id: number; step: Step | undefined; change: Change; onClose: () => void };

/** Plans a step, or changes one. */
export function StepDialog({ id, step, change, onClose }: Props) {
  const texts = useCaseTexts().steps;
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
    <CaseDialog
      title={step ? texts.change : texts.plan}
      dirty={JSON.stringify(begun) !== JSON.stringify(values)}
      change={change}
      problem={refused}
      action={texts.save}
      onSubmit={save}
      onClose={onClose}
      saves
    >
      <StepFields values={values} problem={tried ? problem : undefined} onChange={setValues} />
    </CaseDialog>
  );
}
