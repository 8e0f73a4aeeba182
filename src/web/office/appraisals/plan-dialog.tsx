import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { newId } from '../../api/new-id.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import { StepFields } from '../application-record/step-fields.tsx';
import { newStep, readStep } from '../application-record/step-values.ts';
import { useCaseTexts } from '../application-record/texts.ts';
import { useAttempt } from '../application-record/use-attempt.ts';
import type { Change } from '../application-record/use-case.ts';
import { useStepRefusal } from '../application-record/use-step-refusal.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useAppraisalTexts } from './texts.ts';

type Props = { id: number; deedId: number; title: string; change: Change; onClose: () => void };

/** When somebody goes to the land, and who. */
export function PlanDialog({ id, deedId, title, change, onClose }: Props) {
  const applicationRecord = useCaseTexts();
  const texts = useAppraisalTexts();
  const { user_id: me } = useProfile();
  const [appraisalId] = useState(newId);
  const [begun] = useState(() => newStep('visit', me));
  const [values, setValues] = useState(begun);
  const [outsideHours, setOutsideHours] = useState(false);
  const [tried, setTried] = useState(false);
  const refusal = useStepRefusal({ office_closed: texts.officeClosed });
  const { problem: failed, attempt } = useAttempt(change, ({ fields }) =>
    refusal.take(fields) ? '' : undefined,
  );
  const { at, problem } = readStep(values, Date.now());

  function save(): void {
    setTried(true);
    refusal.forgetAll();
    if (!at) return;
    const { assignee, note } = values;
    const plan = { id, appraisalId, deedId, at, assignee, note, outsideHours };
    attempt(() => callAsUser('application/planAppraisal', plan), onClose);
  }

  return (
    <CaseDialog
      title={texts.planTitle(title)}
      dirty={outsideHours || JSON.stringify(begun) !== JSON.stringify(values)}
      change={change}
      problem={problem ? undefined : failed}
      action={applicationRecord.steps.save}
      onSubmit={save}
      onClose={onClose}
      saves
    >
      <StepFields
        values={values}
        problem={tried ? problem : undefined}
        refused={refusal.refused}
        fixedKind
        onChange={(typed) => {
          setValues(typed);
          refusal.forgetTyped(values, typed);
        }}
      />
      <Checkbox
        label={texts.outsideHours}
        checked={outsideHours}
        onChange={(event) => {
          setOutsideHours(event.currentTarget.checked);
          refusal.forget('day');
        }}
      />
    </CaseDialog>
  );
}
