import { useState } from 'react';
import type { Step } from '#contract/cases/steps.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { StepFacts } from './step-facts.tsx';
import { StepFields } from './step-fields.tsx';
import { newStep, readStep, stepValues } from './step-values.ts';
import { useCaseTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import type { Change } from './use-case.ts';
import { useMergedValues } from './use-merged-values.ts';
import { useSendingId } from './use-sending-id.ts';
import { useStepRefusal } from './use-step-refusal.ts';

type Props = {
  id: number;
  /** As it is now; none: it is planned here. */
  step: Step | undefined;
  /** It was ended meanwhile. */
  over: boolean;
  change: Change;
  onClose: () => void;
};

/** Plans a step, or changes one. */
export function StepDialog({ id, step, over, change, onClose }: Props) {
  const texts = useCaseTexts().steps;
  const { user_id: me } = useProfile();
  const [begun] = useState({ version: step?.version, planned: newStep('call', me) });
  const saved = { version: step?.version ?? 0, values: step ? stepValues(step) : begun.planned };
  const editing = useMergedValues(saved, change.isPending);
  const { values, setValues, version } = editing;
  const { idOf } = useSendingId();
  const [tried, setTried] = useState(false);
  const refusal = useStepRefusal();
  const { problem: failed, attempt } = useAttempt(change, ({ reason, fields }) => {
    if (reason === 'conflict') return texts.changed;
    return refusal.take(fields) ? '' : undefined;
  });
  const { at, problem } = readStep(values, Date.now());
  // An answer that was lost may have been a yes: nobody else changed it to what is typed here.
  const isSaved = JSON.stringify(values) === JSON.stringify(saved.values);

  function save(): void {
    setTried(true);
    refusal.forgetAll();
    if (!at) return;
    const { kind, assignee, note } = values;
    const plan = { id, kind, at, assignee, note };
    attempt(
      () =>
        step
          ? callAsUser('application/changeStep', {
              ...plan,
              stepId: step.id,
              version,
            })
          : callAsUser('application/planStep', { ...plan, planId: idOf(plan) }),
      onClose,
    );
  }

  return (
    <CaseDialog
      title={step ? texts.change : texts.plan}
      dirty={editing.dirty}
      change={change}
      over={over ? texts.stepOver : undefined}
      problem={problem ? undefined : failed}
      action={texts.save}
      onSubmit={save}
      onClose={onClose}
      saves
    >
      <StepFields
        values={values}
        problem={tried ? problem : undefined}
        refused={refusal.refused}
        onChange={(typed) => {
          setValues(typed);
          refusal.forgetTyped(values, typed);
        }}
      />
      {step && !over && version !== begun.version && !isSaved && (
        <Notice color="yellow" role="status" title={texts.changedTo}>
          <StepFacts step={step} />
        </Notice>
      )}
    </CaseDialog>
  );
}
