import { Button, Group, Text, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { useTellFailure } from '../resource/failure.tsx';
import type { RowOf } from '../resource/resource.ts';
import { withoutSent } from '../resource/without-sent.ts';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './messages.module.css';
import { useMessageTexts } from './texts.ts';
import type { useMessage } from './use-message.ts';

type Props = { row: RowOf<'message'>; change: ReturnType<typeof useMessage>['change'] };

/** The answer as it is written; it can be looked at as the sender will get it. */
export function AnswerBox({ row, change }: Props) {
  const texts = useMessageTexts();
  const { resource } = useOfficeTexts();
  const tellFailure = useTellFailure();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const empty = text.trim() === '';
  useUnsavedGuard(!empty);
  const preview = useMutation({
    mutationFn: async () => (await callAsUser('message/preview', { id: row.id, text })).data,
    onError: tellFailure,
  });

  function send(): void {
    if (change.isPending) return;
    if (empty) {
      setMissing(true);
      return;
    }
    const answer = { id: row.id, version: row.version, text };
    change.mutate(() => callAsUser('message/answer', answer), {
      onSuccess: () => {
        setText((now) => withoutSent(now, text));
        notifications.show({ message: texts.sent });
      },
    });
  }

  const { th, en } = resource.languages;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={texts.answer}
        description={texts.answerHint(row.language === 'th' ? th : en)}
        required
        autosize
        minRows={4}
        maxRows={16}
        maxLength={4_000}
        error={missing && empty && resource.fieldErrors.required}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', send]])}
      />
      <Group mt="sm">
        <Button type="submit" loading={change.isPending}>
          {texts.send}
        </Button>
        <Button
          variant="default"
          disabled={empty}
          loading={preview.isPending}
          onClick={() => preview.mutate()}
        >
          {texts.preview}
        </Button>
      </Group>
      {preview.data && (
        <Dialog onClose={preview.reset} title={texts.previewTitle} size="lg">
          <Text fw={600}>
            {texts.subject}: {preview.data.subject}
          </Text>
          <p className={styles.letter}>
            <Prose>{preview.data.text}</Prose>
          </p>
        </Dialog>
      )}
    </form>
  );
}
