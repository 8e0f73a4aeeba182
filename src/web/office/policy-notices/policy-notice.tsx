import { Anchor, Button, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PolicyNotice as Facts } from '#contract/policy-notices/policy-notices.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { ConfirmNotice } from './confirm-notice.tsx';
import { useNoticeTexts } from './texts.ts';
import { isUnderWay, usePolicyNotice } from './use-policy-notice.ts';

/** Telling people that a policy asks again: how many there are, the start, how far it is, the end. */
export function PolicyNotice({ version }: { version: number }) {
  const texts = useNoticeTexts();
  const can = useCan();
  const { query, change } = usePolicyNotice(version);
  const [asked, setAsked] = useState<'start' | 'cancel'>();
  if (query.isPending) return <Loading />;
  if (!query.data) return <Problem of={query} />;
  const { data } = query;
  const { subscriber, applicant } = data.readers;
  const nobody = subscriber + applicant === 0;
  const mayStart = data.notice === null || data.notice.state === 'cancelled';
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-labelledby="policy-notice">
      <Title order={3} size="h4" id="policy-notice">
        <Prose>{texts.title}</Prose>
      </Title>
      <Text size="sm" mt={4}>
        {texts.lead(formatNumber(version))}
      </Text>
      {data.notice && <NoticeProgress notice={data.notice} />}
      {mayStart && (
        <Text mt="sm" fw={600}>
          {nobody ? texts.nobody : texts.readers(formatNumber(subscriber), formatNumber(applicant))}
        </Text>
      )}
      <Group mt="sm" gap="sm">
        {can('ConfigOtherMaint.edit') && mayStart && !nobody && (
          <Button variant="default" loading={change.isPending} onClick={() => setAsked('start')}>
            {data.notice ? texts.again : texts.start}
          </Button>
        )}
        {can('ConfigOtherMaint.edit') && isUnderWay(data) && (
          <Button variant="default" loading={change.isPending} onClick={() => setAsked('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {can('SmtpMaint.view') && (
          <Anchor
            component={OfficeLink}
            to="/SmtpMaint?tab=letters&letter=policy_changed"
            underline="always"
          >
            {texts.letter}
          </Anchor>
        )}
      </Group>
      {asked && (
        <ConfirmNotice
          step={asked}
          readers={data.readers}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            change.mutate(asked);
          }}
        />
      )}
    </Paper>
  );
}

function NoticeProgress({ notice }: { notice: NonNullable<Facts['notice']> }) {
  const texts = useNoticeTexts();
  const language = useLanguage();
  const { state, asked, sent, waiting, failed } = notice;
  const label = texts.progress(formatNumber(sent), formatNumber(asked));
  const finished = state === 'done' && waiting === 0;
  return (
    <div role="status">
      <Text mt="sm" fw={600}>
        {texts.states[finished || state === 'cancelled' ? state : 'working']} · {label}
        {waiting > 0 && ` · ${texts.waiting(formatNumber(waiting))}`}
        {failed > 0 && ` · ${texts.failed(formatNumber(failed))}`}
      </Text>
      <Progress
        mt="xs"
        value={asked > 0 ? ((asked - waiting) / asked) * 100 : 0}
        animated={!finished && state !== 'cancelled'}
        aria-label={label}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {texts.startedBy(notice.startedBy, formatTime(notice.startedAt, language))}
      </Text>
    </div>
  );
}
