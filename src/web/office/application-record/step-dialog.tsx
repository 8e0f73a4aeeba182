import { useState } from 'react';
import type { Step } from '#contract/cases/steps.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { StepFields } from './step-fields.tsx';
import { newStep, readStep, stepValues } from './step-values.ts';
import { useCaseTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import type { Change } from './use-case.ts';

type Props = { id: number; step: Step | undefined; change: Change; onClose: () => void };

/** Plans a step, or changes one. */
export function StepDialog({ id, step, change, onClose }: Props) {
  const texts = useCaseTexts().steps;
  const { user_id: me } = useProfile();
  const [begun] = useState(() => (step ? stepValues(step) : newStep('call', me)));
  const [values, setValues] = useState(begun);
  const [tried, setTried] = useState(false);
  const { problem: refused, attempt } = useAttempt(change, ({ reason }) =>
    reason === 'conflict' ? texts.changed : undefined,
  );
  const { at, problem } = readStep(values, Date.now());

  function save(): void {
    setTried(true);
    if (!at) return;
    const { kind, assignee, note } = values;
    const plan = { id, kind, at, assignee, note };
    attempt(
      () =>
        step
          ? callAsUser('application/changeStep', {
              ...plan,
              stepId: step.id,
              version: step.version,
            })
          : callAsUser('application/planStep', plan),
      onClose,
    );
  }

  return (
    <CaseDialog
      title={step ? texts.change : texts.plan}
      dirty={JSON.stringify(begun) !== JSON.stringify(values)}
      change={change}
      problem={problem ? undefined : refused}
      action={texts.save}
      onSubmit={save}
      onClose={onClose}
      saves
    >
      <StepFields values={values} problem={tried ? problem : undefined} onChange={setValues} />
    </CaseDialog>
  );
}
