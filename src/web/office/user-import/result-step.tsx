import { Button, Group, Modal, Paper, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserImport } from '#contract/user-import.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { importQuery } from './import-query.ts';
import { ImportRows } from './import-rows.tsx';
import { saveReport } from './report.ts';

/** What an import did, and the way back. */
export function ResultStep({ job }: { job: UserImport }) {
  const { userImport: texts, resource } = useOfficeTexts();
  const can = useCan();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const report = useMutation({ mutationFn: () => saveReport(job, texts) });
  const undo = useMutation({
    mutationFn: () => callAsUser('userImport/undo', { id: job.id }),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: importQuery(job.id).queryKey });
    },
  });
  const undone = job.state === 'undone';
  const count = formatNumber(job.done);
  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        {undone ? texts.undone(count) : texts.doneTitle(count)}
      </Title>
      <Text c="dimmed">{job.fileName}</Text>
      {!undone && job.done > 0 && <Text mt="sm">{texts.doneHint}</Text>}
      {job.refused > 0 && <Text mt="sm">{texts.refused(formatNumber(job.refused))}</Text>}
      <Group my="md">
        {job.refused > 0 && (
          <Button variant="default" loading={report.isPending} onClick={() => report.mutate()}>
            {texts.report}
          </Button>
        )}
        {!undone && job.done > 0 && can('UserInformationMaint.delete') && (
          <Button variant="outline" color="red" onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        )}
      </Group>
      <ImportRows
        job={job}
        problemsOnly={false}
        mark={(row) => <Text size="sm">{texts.rowStates[row.state]}</Text>}
      />
      <Modal opened={asking} onClose={() => setAsking(false)} title={texts.undoTitle} centered>
        <Text>{texts.undoBody}</Text>
        <Group mt="md" justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {resource.cancel}
          </Button>
          <Button color="red" loading={undo.isPending} onClick={() => undo.mutate()}>
            {texts.undoConfirm}
          </Button>
        </Group>
      </Modal>
    </Paper>
  );
}
