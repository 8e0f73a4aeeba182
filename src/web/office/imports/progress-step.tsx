import { Button, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SheetImport } from '#contract/imports/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { importQuery } from './import-query.ts';
import type { ImportSource } from './import-source.ts';

/** Something goes on in the background: how far it is, and a way to stop it. */
export function ProgressStep({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { texts } = source;
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => source.cancel(job.id),
    onSettled: () => client.invalidateQueries({ queryKey: importQuery(source, job.id).queryKey }),
  });
  const total = job.state === 'writing' ? (job.chosen ?? job.total) : job.total;
  const done = job.state === 'undoing' ? total - job.done : job.done;
  return (
    <Paper withBorder p="lg" radius="md" role="status">
      <Title order={2} size="h3">
        <Prose>{texts.states[job.state]}</Prose>
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
        {job.state !== 'undoing' && job.mayCancel && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
