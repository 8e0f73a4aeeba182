import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { Failure } from '../resource/failure.tsx';
import styles from '../resource/resource-form.module.css';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import type { FoundChannel } from './line-form.tsx';
import { useLineTexts } from './line-texts.ts';

/** How much of the month is left, by our own count and, asked for, by that of LINE. */
export function LineUsage({ found, may }: { found: FoundChannel; may: boolean }) {
  const texts = useLineTexts();
  const ask = useMutation({ mutationFn: async () => (await callAsUser('line/usage', {})).data });
  const { monthlyQuota } = found.values;
  const [pushed, quota] = [formatNumber(found.pushed), formatNumber(monthlyQuota)];
  return (
    <section className={styles.panel}>
      <Title order={2} size="h3">
        <Prose>{texts.usageTitle}</Prose>
      </Title>
      <Text>{monthlyQuota > 0 ? texts.pushedOf(pushed, quota) : texts.pushed(pushed)}</Text>
      <Text>{texts.linked(formatNumber(found.linked))}</Text>
      {may && (
        <Group>
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
            {texts.askUsage}
          </Button>
        </Group>
      )}
      {ask.isError && <Failure error={ask.error} />}
      {ask.data && (
        <Notice
          color={ask.data.outcome === 'accepted' ? 'green' : 'red'}
          role="status"
          title={
            ask.data.outcome === 'accepted'
              ? texts.usage(
                  formatNumber(ask.data.used ?? 0),
                  ask.data.limit === null ? null : formatNumber(ask.data.limit),
                )
              : texts.outcomes[ask.data.outcome]
          }
        >
          {ask.data.answer}
        </Notice>
      )}
    </section>
  );
}
