import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useCaseTexts } from './texts.ts';
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
  const explain = useExplainReason();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const typed = reason.trim() !== '';
  const refuse = () => {
    setProblem(undefined);
    const found = { id, fileId, verdict: 'refused', reason } as const;
    change.mutate(() => callAsUser('application/checkPaper', found), {
      onSuccess: () => onRefused(reason),
      onError: (error) => setProblem(explain(error instanceof CallError ? error.reason : 'other')),
    });
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
