import { Button, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserImport } from '#contract/user-import.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { callAsUser } from '../session/session.ts';
import { importQuery } from './import-query.ts';

/** Something goes on in the background: how far it is, and a way to stop it. */
export function ProgressStep({ job }: { job: UserImport }) {
  const texts = useOfficeTexts().userImport;
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callAsUser('userImport/cancel', { id: job.id }),
    onSettled: () => client.invalidateQueries({ queryKey: importQuery(job.id).queryKey }),
  });
  const total = job.state === 'writing' ? (job.chosen ?? job.total) : job.total;
  const done = job.state === 'undoing' ? total - job.done : job.done;
  return (
    <Paper withBorder p="lg" radius="md" role="status">
      <Title order={2} size="h3">
        {texts.states[job.state]}
      </Title>
      <Text c="dimmed">{job.fileName}</Text>
      <Progress
        mt="md"
        size="lg"
        value={total > 0 ? (done / total) * 100 : 100}
        animated
        aria-label={texts.states[job.state]}
      />
      <Group mt="xs" justify="space-between">
        <Text size="sm">
          {total > 0 && texts.progress(formatNumber(done), formatNumber(total))}
        </Text>
        {job.state !== 'undoing' && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
