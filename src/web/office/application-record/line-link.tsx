import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { useCaseTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import { useChange } from './use-case.ts';

type Props = { record: CaseDetails; since: string; editable: boolean };

/** Since when somebody at LINE hears of it; who may work on it can end that. */
export function LineLink({ record, since, editable }: Props) {
  const texts = useCaseTexts();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {texts.lineSince(formatTime(since, language))}{' '}
      {editable && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking(true)}>
          {texts.line.unlink}
        </Button>
      )}
      {asking && <UnlinkDialog id={record.id} onClose={() => setAsking(false)} />}
    </>
  );
}

function UnlinkDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { line: texts } = useCaseTexts();
  const change = useChange(id);
  const { problem, attempt } = useAttempt(change);
  return (
    <CaseDialog
      title={texts.title}
      dirty={false}
      change={change}
      problem={problem}
      action={texts.confirm}
      button={{ color: 'red' }}
      onSubmit={() => attempt(() => callAsUser('application/unlinkLine', { id }), onClose)}
      onClose={onClose}
    >
      <p>
        <Prose>{texts.body}</Prose>
      </p>
    </CaseDialog>
  );
}
