import { useState } from 'react';
import { CaseDialog } from './case-dialog.tsx';
import type { PlannedNews } from './news-preview.tsx';
import { ReasonField } from './reason-field.tsx';
import { TellField } from './tell-field.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Change } from './use-case.ts';

type Props = {
  id: number;
  planned: PlannedNews;
  texts: {
    title: string;
    reason: string;
    hint: string;
    tell: string;
    action: string;
    /** Where somebody else changed it first. */
    changed?: string;
  };
  change: Change;
  call: (given: {
    reason: string;
    sendMessage: boolean;
  }) => ReturnType<Parameters<Change['mutate']>[0]>;
  onClose: () => void;
};

/** Why something that was arranged with an applicant is taken back, and whether they are told. */
export function ReasonDialog({ id, planned, texts, change, call, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [sendMessage, setSendMessage] = useState(true);
  const { problem, attempt } = useAttempt(change, (refusal) =>
    refusal.reason === 'conflict' ? texts.changed : undefined,
  );
  const typed = reason.trim() !== '';

  return (
    <CaseDialog
      title={texts.title}
      dirty={typed}
      change={change}
      problem={problem}
      action={texts.action}
      button={{ disabled: !typed, color: 'red' }}
      onSubmit={() => attempt(() => call({ reason, sendMessage }), onClose)}
      onClose={onClose}
    >
      <ReasonField
        label={texts.reason}
        description={texts.hint}
        value={reason}
        onChange={setReason}
      />
      <TellField
        label={texts.tell}
        checked={sendMessage}
        onChange={setSendMessage}
        id={id}
        planned={planned}
      />
    </CaseDialog>
  );
}
