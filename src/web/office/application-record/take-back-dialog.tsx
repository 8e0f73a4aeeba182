import { Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import { Prose } from '../../ui/prose.tsx';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Notice } from '../states/notice.tsx';
import { useCaseTexts } from './texts.ts';

type Props = {
  busy: boolean;
  /** Why it was refused, where the form behind it would tell. */
  problem?: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Says that what was decided will be decided anew, before it is changed. */
export function TakeBackDialog({ busy, problem, onConfirm, onClose }: Props) {
  const applicationRecord = useCaseTexts();
  const texts = applicationRecord.locked;
  const [reason, setReason] = useState('');
  return (
    <FormDialog dirty={reason.trim() !== ''} busy={busy} onClose={onClose} title={texts.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form that was to be saved stands around this one.
          event.stopPropagation();
          if (reason.trim() !== '') onConfirm(reason);
        }}
      >
        <Stack gap="md">
          <p>
            <Prose>{texts.body}</Prose>
          </p>
          <Textarea
            label={texts.reason}
            description={applicationRecord.move.remarkHint}
            withAsterisk
            data-autofocus
            autosize
            minRows={2}
            maxRows={8}
            maxLength={CASE_LIMITS.remark}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {problem && (
            <Notice color="red" role="alert">
              {problem}
            </Notice>
          )}
          <DialogFoot>
            <Button type="submit" color="red" loading={busy} disabled={reason.trim() === ''}>
              {texts.confirm}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
