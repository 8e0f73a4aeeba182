import { Button, Checkbox, Chip, Group, Paper, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetImport } from '#contract/imports/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFailure } from '../resource/explain.ts';
import { keepAnswer } from '../session/answers.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { ForeignNotice } from './foreign-notice.tsx';
import { importQuery } from './import-query.ts';
import styles from './import-rows.module.css';
import { ImportRows } from './import-rows.tsx';
import { describeMatching, type ImportSource, type RowFilter } from './import-source.ts';
import { MappingStep } from './mapping-step.tsx';

/** Every row with what is wrong with it; those that are right can be taken in. */
export function CheckStep({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { resource } = useOfficeTexts();
  const { texts } = source;
  const client = useQueryClient();
  const counts = job.counts ?? { new: 0, changed: 0, same: 0, refused: 0, live: 0, appearing: 0 };
  const [only, setOnly] = useState<RowFilter | undefined>(firstToShow(counts));
  const [mapping, setMapping] = useState(false);
  const chosen = job.chosen ?? 0;

  const act = useMutation({
    // Row after row is chosen without waiting: the answers come in that order.
    scope: { id: `${source.key} ${job.id}` },
    mutationFn: (step: () => Promise<SheetImport>) => step(),
    onSuccess: async (changed) => {
      await keepAnswer(client, importQuery(source, job.id).queryKey, changed);
      await client.invalidateQueries({ queryKey: [source.key, 'import', job.id, 'rows'] });
    },
  });

  if (mapping) return <MappingStep source={source} job={job} />;
  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        <Prose>
          {texts.checkedTitle(formatNumber(counts.new + counts.changed), formatNumber(job.total))}
        </Prose>
      </Title>
      <Text c="dimmed">{describeMatching(source, job.mapping)}</Text>
      {job.example && <Text c="dimmed">{texts.exampleLeftOut}</Text>}
      {counts.same === job.total && <Text mt="sm">{texts.allSame}</Text>}
      {counts.live > 0 && (
        <Notice color="yellow" mt="sm">
          {texts.live(formatNumber(counts.live))}
        </Notice>
      )}
      {counts.appearing > 0 && (
        <Notice color="yellow" mt="sm">
          {texts.appearing(formatNumber(counts.appearing))}
        </Notice>
      )}
      {act.isError && (
        <Notice color="red" my="md" role="alert">
          {explainFailure(resource, act.error)}
        </Notice>
      )}
      {job.own ? (
        <Group my="md">
          {source.may.import && (
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
          {/* On a phone too both in one line. */}
          <Group gap={0}>
            <Button
              variant="subtle"
              px={8}
              onClick={() => act.mutate(() => source.choose(job.id, 'all', true))}
            >
              {texts.chooseAll}
            </Button>
            <Button
              variant="subtle"
              px={8}
              onClick={() => act.mutate(() => source.choose(job.id, 'all', false))}
            >
              {texts.chooseNone}
            </Button>
          </Group>
        </Group>
      ) : (
        <ForeignNotice source={source} job={job} />
      )}
      <Chip.Group
        multiple={false}
        value={only ?? 'all'}
        onChange={(value) => setOnly(FILTERS.find((filter) => filter === value))}
      >
        <Group className={styles.shown} gap="xs" mb="md" role="radiogroup" aria-label={texts.show}>
          <Chip value="all">
            {texts.shown.all} {formatNumber(job.total)}
          </Chip>
          {FILTERS.map((filter) => (
            <Chip key={filter} value={filter} disabled={counts[filter] === 0}>
              {texts.shown[filter]} {formatNumber(counts[filter])}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <ImportRows
        source={source}
        job={job}
        only={only}
        narrow
        mark={(row) => (
          <Checkbox
            aria-label={texts.rowChosen(String(row.rowNumber))}
            checked={row.chosen}
            disabled={!job.own || Object.keys(row.problems).length > 0 || row.action === 'same'}
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

const FILTERS = ['new', 'changed', 'same', 'refused'] as const;

/** What wants looking at first. */
function firstToShow(counts: Record<RowFilter, number>): RowFilter | undefined {
  if (counts.refused > 0) return 'refused';
  return counts.changed > 0 ? 'changed' : undefined;
}
