import { Button, Group, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import { useKeys } from '../applications/use-keys.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { useOwnSaveKey } from '../resource/use-save-key.ts';
import { withoutSent } from '../resource/without-sent.ts';
import { callAsUser } from '../session/session.ts';
import { useCaseTexts } from './texts.ts';
import { type Change, useNotifyFailure } from './use-case.ts';
import { useSendingId } from './use-sending-id.ts';

type Props = { id: number; change: Change };

/** A note with the date, which stays in the timeline. */
export function RemarkBox({ id, change }: Props) {
  const texts = useCaseTexts().timeline;
  const [remark, setRemark] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const { idOf, arrived } = useSendingId();
  const notifyFailure = useNotifyFailure();
  const { release } = useUnsavedGuard(remark.trim() !== '');
  useKeys({ N: () => box.current?.focus() });

  function add(): void {
    if (remark.trim() === '' || change.isPending) return;
    const noted = { id, remark };
    const remarkId = idOf(noted);
    change.mutate(() => callAsUser('application/remark', { ...noted, remarkId }), {
      onSuccess: () => {
        arrived();
        release();
        setRemark((now) => withoutSent(now, remark));
      },
      onError: notifyFailure,
    });
  }

  useOwnSaveKey(box, add);

  return (
    <form
      noValidate
      data-saves-itself
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Textarea
        ref={box}
        label={texts.remark}
        description={texts.remarkHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CASE_LIMITS.remark}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      <Group justify="flex-end" mt="xs">
        <Button
          type="submit"
          size="compact-md"
          variant="default"
          loading={change.isPending}
          disabled={remark.trim() === ''}
        >
          {texts.addRemark}
        </Button>
      </Group>
    </form>
  );
}
