import { useState } from 'react';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useCaseTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import type { Change } from './use-case.ts';

type Props = {
  id: number;
  fileId: number;
  title: string;
  change: Change;
  onClose: () => void;
  onRefused: (reason: string) => void;
};

/** Why a paper will not do. */
export function RefuseDialog({ id, fileId, title, change, onClose, onRefused }: Props) {
  const texts = useCaseTexts().documents;
  const [reason, setReason] = useState('');
  const { problem, attempt } = useAttempt(change);
  const typed = reason.trim() !== '';
  const refuse = () => {
    const found = { id, fileId, verdict: 'refused', reason } as const;
    attempt(
      () => callAsUser('application/checkPaper', found),
      () => onRefused(reason),
    );
  };
  return (
    <CaseDialog
      title={texts.refuseTitle(title)}
      dirty={typed}
      change={change}
      problem={problem}
      action={texts.doRefuse}
      button={{ disabled: !typed }}
      onSubmit={refuse}
      onClose={onClose}
    >
      <ReasonField
        label={texts.refuseReason}
        description={texts.refuseHint}
        value={reason}
        onChange={setReason}
      />
    </CaseDialog>
  );
}
