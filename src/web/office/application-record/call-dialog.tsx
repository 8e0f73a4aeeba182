import { Checkbox, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CALL_OUTCOMES, type CallOutcome, isSpokenTo } from '#contract/applications/kinds.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { newId } from '../../api/new-id.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { StepFields } from './step-fields.tsx';
import { newStep, readStep } from './step-values.ts';
import { useCaseTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import type { Change } from './use-case.ts';
import { useStepRefusal } from './use-step-refusal.ts';

type Props = { record: CaseDetails; change: Change; onClose: () => void };

/** How a call ended, and when to call again. */
export function CallDialog({ record, change, onClose }: Props) {
  const texts = useCaseTexts().steps;
  const { user_id: me } = useProfile();
  const [callId] = useState(newId);
  const [outcome, setOutcome] = useState<CallOutcome>();
  const [remark, setRemark] = useState('');
  const [plans, setPlans] = useState(false);
  const [begun] = useState(() => newStep('call', me));
  const [step, setStep] = useState(begun);
  const [tried, setTried] = useState(false);
  const refusal = useStepRefusal();
  const { problem: failed, attempt } = useAttempt(change, ({ fields }) =>
    refusal.take(fields, 'next.') ? '' : undefined,
  );
  const planned = plans || outcome === 'callBack';
  const { at, problem } = readStep(step, Date.now());
  const entered =
    outcome !== undefined ||
    remark.trim() !== '' ||
    plans ||
    JSON.stringify(begun) !== JSON.stringify(step);

  function save(): void {
    setTried(true);
    refusal.forgetAll();
    if (!outcome || (planned && !at)) return;
    const { kind, assignee, note } = step;
    attempt(
      () =>
        callAsUser('application/call', {
          id: record.id,
          callId,
          outcome,
          remark,
          ...(planned && at && { next: { kind, at, assignee, note } }),
        }),
      onClose,
    );
  }

  return (
    <CaseDialog
      title={texts.call}
      dirty={entered}
      change={change}
      problem={planned && problem ? undefined : failed}
      action={texts.save}
      button={{ disabled: !outcome }}
      onSubmit={save}
      onClose={onClose}
      saves
    >
      <Radio.Group
        label={texts.outcome}
        withAsterisk
        value={outcome ?? ''}
        onChange={(chosen) => setOutcome(chosen as CallOutcome)}
      >
        <Stack gap="xs" mt="xs">
          {CALL_OUTCOMES.map((one, index) => (
            <Radio
              key={one}
              value={one}
              label={texts.outcomes[one]}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {(record.assignee === null || (record.status === 'new' && outcome)) && (
        <Text size="sm" c="dimmed">
          {record.assignee === null && `${texts.takes} `}
          {record.status === 'new' && outcome && isSpokenTo(outcome) && texts.contacts}
        </Text>
      )}
      <Textarea
        label={texts.remark}
        description={texts.remarkHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CASE_LIMITS.remark}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      {outcome !== 'callBack' && (
        <Checkbox
          label={texts.next}
          checked={plans}
          onChange={(event) => setPlans(event.currentTarget.checked)}
        />
      )}
      {planned && (
        <StepFields
          values={step}
          problem={tried ? problem : undefined}
          refused={refusal.refused}
          onChange={(typed) => {
            setStep(typed);
            refusal.forgetTyped(step, typed);
          }}
        />
      )}
    </CaseDialog>
  );
}
