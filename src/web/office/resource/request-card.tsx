import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordRequest } from '#contract/resource/publish-requests.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useTellFailure } from './failure.tsx';
import { refreshRequests } from './request-query.ts';
import type { ResourceName } from './resource.ts';
import styles from './resource-form.module.css';
import { WordsDialog } from './words-dialog.tsx';

type Props = {
  of: { resource: ResourceName; id: number };
  request: RecordRequest;
  mayPublish: boolean;
  mayEdit: boolean;
};

/** That publication was asked for, in whose words; or why it was sent back. */
export function RequestCard({ of, request, mayPublish, mayEdit }: Props) {
  const texts = useOfficeTexts().records.request;
  const language = useLanguage();
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const [answering, setAnswering] = useState(false);
  const refresh = () => refreshRequests(client, of.resource);
  const waiting = request.state === 'waiting';
  const asked = { ...of, request: request.request };
  const withdraw = useMutation({
    mutationFn: () => callAsUser('records/withdrawPublish', asked),
    onError: tellFailure,
    onSettled: refresh,
  });
  const sendBack = async (words: string) => {
    // Where somebody else was first, what they did is shown beneath.
    await callAsUser('records/sendBack', { ...asked, words }).finally(refresh);
    notifications.show({ message: texts.sentBack });
  };
  const by = waiting ? request.askedBy : (request.answeredBy ?? '');
  const at = formatTime(waiting ? request.askedAt : (request.answeredAt ?? ''), language);
  const said = waiting ? request.words : request.answer || texts.dropped;
  return (
    <Notice
      color={waiting ? 'blue' : 'yellow'}
      role="status"
      title={waiting ? texts.waiting : texts.returned}
    >
      <Text size="sm">{texts.by(by, at)}</Text>
      {said && <Text className={styles.words}>{said}</Text>}
      {waiting && request.changedSince && <Text size="sm">{texts.changedSince}</Text>}
      {waiting && request.askerLeft && <Text size="sm">{texts.askerLeft(request.askedBy)}</Text>}
      {mayEdit && request.mayEnd && (
        <Group gap="xs" mt="xs">
          {waiting && mayPublish ? (
            <Button size="compact-md" variant="default" onClick={() => setAnswering(true)}>
              {texts.sendBack}
            </Button>
          ) : (
            <Button
              size="compact-md"
              variant="default"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate()}
            >
              {waiting ? texts.withdraw : texts.putAside}
            </Button>
          )}
        </Group>
      )}
      {answering && (
        <WordsDialog
          title={texts.sendBackTitle}
          label={texts.sendBackWords}
          missing={texts.sendBackMissing}
          send={texts.sendBackSend}
          onSend={sendBack}
          onClose={() => setAnswering(false)}
        />
      )}
    </Notice>
  );
}
