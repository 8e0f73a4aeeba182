import { ActionIcon, Button, CloseButton, Group, Select, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { MESSAGE_STATUSES, type MessageStatus } from '#contract/messages/statuses.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import type { RowOf } from '../resource/resource.ts';
import styles from '../resource/resource-form.module.css';
import { useCan, useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerList } from './answer-list.tsx';
import own from './messages.module.css';
import { MessageStatusWord } from './status-word.tsx';
import { useMessageTexts } from './texts.ts';
import { useMessage } from './use-message.ts';

type Row = RowOf<'message'>;
type Props = { id: number; onMove: (step: 1 | -1) => void; onClose: () => void };

/** One message with what can be done about it. */
export function MessageRecord({ id, onMove, onClose }: Props) {
  const texts = useMessageTexts();
  const { resource } = useOfficeTexts();
  const can = useCan();
  const { query, change, answers } = useMessage(id);
  const row = query.data;
  if (query.isLoadingError) return <Problem of={query} onClose={onClose} />;
  if (!row) return <Loading />;
  const mayEdit = can('SubscribeMaint.edit') && !row.deletedAt;
  const open = { id, version: row.version };
  return (
    <section className={styles.panel} aria-labelledby="message-title">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} id="message-title" className={own.sender}>
          {row.header}
          <span className={own.who}>{texts.reference(row.reference)}</span>
        </Title>
        <Group gap={4} wrap="nowrap" title={texts.moveHint}>
          <ActionIcon
            size="lg"
            variant="subtle"
            aria-label={texts.previous}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} />
          </ActionIcon>
          <ActionIcon size="lg" variant="subtle" aria-label={texts.next} onClick={() => onMove(1)}>
            <IconChevronDown size={20} />
          </ActionIcon>
          <CloseButton size="lg" aria-label={resource.close} onClick={onClose} />
        </Group>
      </Group>
      {row.deletedAt && <Notice color="gray">{resource.inBin}</Notice>}
      {!can('SubscribeMaint.edit') && <Notice color="gray">{resource.notPermitted}</Notice>}
      {mayEdit && (
        <Actions
          row={row}
          busy={change.isPending}
          onAssign={(to) => change.mutate(() => callAsUser('message/assign', { ...open, to }))}
          onStatus={(status) =>
            change.mutate(() => callAsUser('message/setStatus', { ...open, status }))
          }
        />
      )}
      <Facts row={row} />
      <div>
        <Title order={3} size="h5">
          <Prose>{texts.message}</Prose>
        </Title>
        <p className={own.words}>{row.text}</p>
      </div>
      <AnswerList answers={answers} />
      {mayEdit && <AnswerBox row={row} change={change} />}
      <Text size="xs" c="dimmed">
        {texts.viewRecorded}
      </Text>
    </section>
  );
}

type ActionProps = {
  row: Row;
  busy: boolean;
  onAssign: (to: 'me' | 'nobody') => void;
  onStatus: (status: MessageStatus) => void;
};

function Actions({ row, busy, onAssign, onStatus }: ActionProps) {
  const texts = useMessageTexts();
  const { user_id } = useProfile();
  const mine = row.assignee === user_id;
  return (
    <Group gap="sm" align="flex-end">
      <Button
        variant={row.assignee ? 'default' : 'filled'}
        loading={busy}
        onClick={() => onAssign(mine ? 'nobody' : 'me')}
      >
        {mine ? texts.release : texts.assignToMe}
      </Button>
      <Select
        label={texts.setStatus}
        readOnly={busy}
        data={MESSAGE_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
        value={row.status}
        onChange={(value) => value && value !== row.status && onStatus(value)}
      />
    </Group>
  );
}

function Facts({ row }: { row: Row }) {
  const texts = useMessageTexts();
  const { resource } = useOfficeTexts();
  const language = useLanguage();
  const received = formatTime(row.createdAt, language);
  return (
    <dl className={own.facts}>
      <dt>{texts.status}</dt>
      <dd>
        <MessageStatusWord status={row.status} />
      </dd>
      <dt>{texts.sender}</dt>
      <dd>{row.name}</dd>
      <dt>{texts.email}</dt>
      <dd>{row.email}</dd>
      <dt>{texts.tel}</dt>
      <dd>
        <a href={`tel:${row.tel.replaceAll('-', '')}`}>{row.tel}</a>
      </dd>
      <dt>{texts.received}</dt>
      <dd>{received}</dd>
      <dt>{texts.assignee}</dt>
      <dd>
        <Prose>{row.assignee ?? texts.nobody}</Prose>
      </dd>
      <dt>{texts.language}</dt>
      <dd>
        <Prose>{resource.languages[row.language]}</Prose>
      </dd>
      <dt>{texts.newsletter}</dt>
      <dd>
        <Prose>{row.newsletter ? resource.yes : resource.no}</Prose>
      </dd>
      <dt>{texts.consent}</dt>
      <dd>
        <Prose>{texts.consentOf(String(row.policyVersion), received)}</Prose>
      </dd>
    </dl>
  );
}
