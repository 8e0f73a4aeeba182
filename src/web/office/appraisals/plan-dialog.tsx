import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { readTime } from '#contract/thai/typed-time.ts';
import { newId } from '../../api/new-id.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import { type StepErrors, StepFields } from '../application-record/step-fields.tsx';
import { newStep, readStep, type StepValues } from '../application-record/step-values.ts';
import { useCaseTexts } from '../application-record/texts.ts';
import { useAttempt } from '../application-record/use-attempt.ts';
import type { Change } from '../application-record/use-case.ts';
import { explainCode } from '../resource/explain.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useAppraisalTexts } from './texts.ts';

type Props = { id: number; deedId: number; title: string; change: Change; onClose: () => void };

/** When somebody goes to the land, and who. */
export function PlanDialog({ id, deedId, title, change, onClose }: Props) {
  const applicationRecord = useCaseTexts();
  const texts = useAppraisalTexts();
  const { resource } = useOfficeTexts();
  const { user_id: me } = useProfile();
  const [appraisalId] = useState(newId);
  const [begun] = useState(() => newStep('visit', me));
  const [values, setValues] = useState(begun);
  const [outsideHours, setOutsideHours] = useState(false);
  const [tried, setTried] = useState(false);
  /** What the server refused, each until something else is typed there. */
  const [refused, setRefused] = useState<StepErrors>({});
  const { problem: failed, attempt } = useAttempt(change, ({ fields }) => {
    const said = errorsOf(fields);
    setRefused(said);
    // Said at its field, it is not said once more below.
    return Object.keys(said).length > 0 ? '' : undefined;
  });
  const { at, problem } = readStep(values, Date.now());

  function errorsOf({ at: when, assignee }: Record<string, string>): StepErrors {
    const { past, tooFar } = applicationRecord.steps;
    const days: Record<string, string> = {
      ...{ office_closed: texts.officeClosed, past, too_far: tooFar },
    };
    return {
      ...(when && { day: days[when] ?? explainCode(resource, when) }),
      ...(assignee && { assignee: explainCode(resource, assignee) }),
    };
  }

  function forget(field: keyof StepErrors): void {
    setRefused(({ [field]: _, ...others }) => others);
  }

  function type(typed: StepValues): void {
    setValues(typed);
    if (momentOf(typed) !== momentOf(values)) forget('day');
    if (typed.assignee !== values.assignee) forget('assignee');
  }

  function save(): void {
    setTried(true);
    setRefused({});
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
        refused={refused}
        fixedKind
        onChange={type}
      />
      <Checkbox
        label={texts.outsideHours}
        checked={outsideHours}
        onChange={(event) => {
          setOutsideHours(event.currentTarget.checked);
          forget('day');
        }}
      />
    </CaseDialog>
  );
}

/** The same hour written otherwise is no other one. */
const momentOf = ({ day, time }: StepValues) => `${day} ${readTime(time) ?? time}`;
