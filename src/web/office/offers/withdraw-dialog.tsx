import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CASE_LIMITS } from '#contract/cases/case-input.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { CallError } from '../../api/call.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import type { Change } from '../application-record/use-case.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { callAsUser } from '../session/session.ts';
import { useOfferTexts } from './texts.ts';

type Props = { id: number; offer: CaseOffer; change: Change; onClose: () => void };

/** Why an offer is taken back. */
export function WithdrawDialog({ id, offer: { offerId }, change, onClose }: Props) {
  const texts = useOfferTexts();
  const explain = useExplainReason();
  const [reason, setReason] = useState('');
  const [sendMessage, setSendMessage] = useState(true);
  const [problem, setProblem] = useState<string>();
  const typed = reason.trim() !== '';

  function withdraw(): void {
    setProblem(undefined);
    const taken = { id, offerId, reason, sendMessage };
    change.mutate(() => callAsUser('application/withdrawOffer', taken), {
      onSuccess: onClose,
      onError: (error) => setProblem(explain(error instanceof CallError ? error.reason : 'other')),
    });
  }

  return (
    <CaseDialog
      title={texts.withdrawTitle}
      dirty={typed}
      change={change}
      problem={problem}
      action={texts.doWithdraw}
      button={{ disabled: !typed, color: 'red' }}
      onSubmit={withdraw}
      onClose={onClose}
    >
      <Textarea
        label={texts.withdrawReason}
        description={texts.withdrawHint}
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
