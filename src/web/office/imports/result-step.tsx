import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportRow, SheetImport } from '#contract/imports/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { explainFailure } from '../resource/explain.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { importQuery } from './import-query.ts';
import { ImportRows } from './import-rows.tsx';
import type { ImportSource } from './import-source.ts';
import { saveReport } from './report.ts';

/** What an import did, and the way back. */
export function ResultStep({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { texts } = source;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const report = useMutation({ mutationFn: () => saveReport(source, job) });
  const undo = useMutation({
    mutationFn: () => source.undo(job.id),
    onSuccess: () => setAsking(false),
    onSettled: () => client.invalidateQueries({ queryKey: importQuery(source, job.id).queryKey }),
  });
  const undone = job.state === 'undone';
  const written = job.written ?? { new: 0, changed: 0 };
  const { undo: may } = source.may;
  // Of both or of none: what is left would be nobody's to take back.
  const mayUndo = (written.new === 0 || may.new) && (written.changed === 0 || may.changed);
  const undoes = !undone && !job.cleared && job.done > 0 && mayUndo;
  const rowStates: Record<string, string> = texts.rowStates;
  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        <Prose>
          {undone
            ? job.done > 0
              ? texts.undone(formatNumber(job.done))
              : texts.undoneAll
            : texts.doneTitle(formatNumber(written.new), formatNumber(written.changed))}
        </Prose>
      </Title>
      <Text c="dimmed">{job.fileName}</Text>
      {job.failure && (
        <Notice color="red" my="md" role="alert">
          {texts.failures[job.failure]}
        </Notice>
      )}
      {!undone && job.done > 0 && <Text mt="sm">{texts.doneHint}</Text>}
      {job.refused > 0 && <Text mt="sm">{texts.refused(formatNumber(job.refused))}</Text>}
      <Group my="md">
        {job.refused > 0 && !job.cleared && (
          <Button variant="default" loading={report.isPending} onClick={() => report.mutate()}>
            {texts.report}
          </Button>
        )}
        {undoes && (
          <Button variant="outline" color="red" onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        )}
      </Group>
      <Failure error={report.error} />
      {job.cleared ? (
        <Text>
          <Prose>{texts.cleared}</Prose>
        </Text>
      ) : (
        <ImportRows
          source={source}
          job={job}
          only={undefined}
          mark={(row) => <Text size="sm">{rowStates[stateOf(row)]}</Text>}
        />
      )}
      {/* Where somebody else was quicker, there is nothing left to ask. */}
      {asking && undoes && (
        <FormDialog busy={undo.isPending} onClose={() => setAsking(false)} title={texts.undoTitle}>
          <Stack gap="sm">
            <Text>{texts.undoBody}</Text>
            <Failure error={undo.error} />
            <DialogFoot careful>
              <Button color="red" loading={undo.isPending} onClick={() => undo.mutate()}>
                {texts.undoConfirm}
              </Button>
            </DialogFoot>
          </Stack>
        </FormDialog>
      )}
    </Paper>
  );
}

/** A record that was changed is not added, nor removed when that is undone. */
function stateOf({ state, action, problems }: ImportRow): string {
  if (action === 'same') return 'same';
  if (state === 'waiting' && Object.keys(problems).length > 0) return 'refused';
  if (action !== 'changed') return state;
  return { written: 'changed', removed: 'restored' }[state as string] ?? state;
}

function Failure({ error }: { error: unknown }) {
  const { resource } = useOfficeTexts();
  if (!error) return null;
  return (
    <Notice color="red" my="md" role="alert">
      {explainFailure(resource, error)}
    </Notice>
  );
}
