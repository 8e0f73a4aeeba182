import { Alert, Button, Checkbox, Group, Paper, Switch, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetImport } from '#contract/imports/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import { explainFailure } from '../resource/explain.ts';
import { useOfficeTexts } from '../texts.ts';
import { importQuery } from './import-query.ts';
import { ImportRows } from './import-rows.tsx';
import type { ImportSource } from './import-source.ts';
import { MappingStep } from './mapping-step.tsx';

/** Every row with what is wrong with it; those that are right can be taken in. */
export function CheckStep({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { resource } = useOfficeTexts();
  const { texts } = source;
  const client = useQueryClient();
  const [problemsOnly, setProblemsOnly] = useState(job.refused > 0);
  const [mapping, setMapping] = useState(false);
  const chosen = job.chosen ?? 0;

  const act = useMutation({
    // Row after row is chosen without waiting: the answers come in that order.
    scope: { id: `${source.key} ${job.id}` },
    mutationFn: (step: () => Promise<SheetImport>) => step(),
    onSuccess: async (changed) => {
      client.setQueryData(importQuery(source, job.id).queryKey, changed);
      await client.invalidateQueries({ queryKey: [source.key, 'import', job.id, 'rows'] });
    },
  });

  if (mapping) return <MappingStep source={source} job={job} />;
  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        {texts.checkedTitle(formatNumber(job.total - job.refused), formatNumber(job.total))}
      </Title>
      {job.refused > 0 && <Text c="red.8">{texts.problems(formatNumber(job.refused))}</Text>}
      {act.isError && (
        <Alert color="red" my="md" role="alert">
          {explainFailure(resource, act.error)}
        </Alert>
      )}
      <Group my="md">
        {source.may.add && (
          <Button
            disabled={chosen === 0}
            title={chosen === 0 ? texts.nothingChosen : undefined}
            loading={act.isPending}
            onClick={() => act.mutate(() => source.start(job.id))}
          >
            {texts.start(formatNumber(chosen))}
          </Button>
        )}
        <Button variant="default" onClick={() => setMapping(true)}>
          {texts.backToMapping}
        </Button>
        <Button
          variant="subtle"
          onClick={() => act.mutate(() => source.choose(job.id, 'all', true))}
        >
          {texts.chooseAll}
        </Button>
        <Button
          variant="subtle"
          onClick={() => act.mutate(() => source.choose(job.id, 'all', false))}
        >
          {texts.chooseNone}
        </Button>
      </Group>
      <Switch
        mb="md"
        label={texts.problemsOnly}
        checked={problemsOnly}
        onChange={(event) => setProblemsOnly(event.currentTarget.checked)}
      />
      <ImportRows
        source={source}
        job={job}
        problemsOnly={problemsOnly}
        mark={(row) => (
          <Checkbox
            aria-label={texts.rowChosen(String(row.rowNumber))}
            checked={row.chosen}
            disabled={Object.keys(row.problems).length > 0}
            onChange={(event) => {
              const take = event.currentTarget.checked;
              act.mutate(() => source.choose(job.id, [row.rowNumber], take));
            }}
          />
        )}
      />
    </Paper>
  );
}
