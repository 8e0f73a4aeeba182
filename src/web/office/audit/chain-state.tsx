import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AuditChain } from '#contract/audit/audit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { choicesOf } from '../session/answers.ts';
import { Notice } from '../states/notice.tsx';
import { useChainTexts } from './chain-texts.ts';

/** Whether the record is as it was written, as far as it was looked through. */
export function ChainState({ control }: { control: ListControl }) {
  const texts = useChainTexts();
  const language = useLanguage();
  const { data } = useQuery(choicesOf('audit/chain', {}));
  if (!data) return null;
  const { lastCheck } = data;
  if (!lastCheck)
    return (
      <Text size="sm" c="dimmed">
        {texts.notYet}
      </Text>
    );
  const until = lastCheck.until ? formatMoment(lastCheck.until, language) : undefined;
  if (lastCheck.fault) return <Fault check={lastCheck} until={until} control={control} />;
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <IconShieldCheck size={20} aria-hidden color="var(--success)" />
      <Text size="sm">
        {until ? texts.sound(formatNumber(lastCheck.events), until) : texts.empty}
        {' · '}
        {texts.checkedAt(formatMoment(lastCheck.at, language))}
      </Text>
    </Group>
  );
}

type FaultProps = {
  check: NonNullable<AuditChain['lastCheck']>;
  until: string | undefined;
  control: ListControl;
};

function Fault({ check, until, control }: FaultProps) {
  const texts = useChainTexts();
  const { fault, brokenEventId: id } = check;
  if (!fault) return null;
  const isNamed = fault === 'changed' || fault === 'removed';
  const title = isNamed ? texts[fault](String(id ?? '')) : texts[fault];
  return (
    <Notice color="red" icon={<IconAlertTriangle aria-hidden />} title={title} role="alert">
      <Text size="sm">{texts.whatNow(until)}</Text>
      {fault === 'changed' && id !== null && (
        <Button variant="default" mt="sm" onClick={() => control.open(id)}>
          {texts.openEvent}
        </Button>
      )}
    </Notice>
  );
}
