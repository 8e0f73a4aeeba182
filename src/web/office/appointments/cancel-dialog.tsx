import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import { CASE_LIMITS } from '#contract/cases/case-input.ts';
import { CallError } from '../../api/call.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import type { Change } from '../application-record/use-case.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { callAsUser } from '../session/session.ts';
import { useAppointmentTexts } from './texts.ts';

type Props = { id: number; appointment: CaseAppointment; change: Change; onClose: () => void };

/** Why an appointment is called off. */
export function CancelDialog({ id, appointment, change, onClose }: Props) {
  const texts = useAppointmentTexts();
  const explain = useExplainReason();
  const [reason, setReason] = useState('');
  const [sendMessage, setSendMessage] = useState(true);
  const [problem, setProblem] = useState<string>();
  const typed = reason.trim() !== '';

  function cancel(): void {
    setProblem(undefined);
    const { appointmentId, sequence } = appointment;
    const off = { id, appointmentId, sequence, reason, sendMessage };
    change.mutate(() => callAsUser('application/cancelAppointment', off), {
      onSuccess: onClose,
      onError: (error) => setProblem(explain(error instanceof CallError ? error.reason : 'other')),
    });
  }

  return (
    <CaseDialog
      title={texts.cancelTitle}
      dirty={typed}
      change={change}
      problem={problem}
      action={texts.doCancel}
      button={{ disabled: !typed, color: 'red' }}
      onSubmit={cancel}
      onClose={onClose}
    >
      <Textarea
        label={texts.cancelReason}
        description={texts.cancelHint}
        withAsterisk
        data-autofocus
        autosize
        minRows={2}
        maxLength={CASE_LIMITS.remark}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Checkbox
        label={texts.tell}
        checked={sendMessage}
        onChange={(event) => setSendMessage(event.currentTarget.checked)}
      />
    </CaseDialog>
  );
}
