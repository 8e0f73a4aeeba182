import { Button, Group, Paper, Select, SimpleGrid, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mapping, SheetImport } from '#contract/imports/imports.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { isQuietField } from '../resource/content-languages.ts';
import { explainFailure } from '../resource/explain.ts';
import { keepAnswer } from '../session/answers.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { cellInWords } from './cell-words.ts';
import { exampleOf } from './example.ts';
import { importQuery } from './import-query.ts';
import { describeMatching, type ImportSource } from './import-source.ts';

type Props = { source: ImportSource; job: SheetImport };

/** Says which column of the sheet is which, guessed from the headings. */
export function MappingStep({ source, job }: Props) {
  // What somebody has said already is not guessed anew, also where checking it failed.
  const said = job.state !== 'mapping' || job.failure !== null;
  const query = useQuery({
    queryKey: [source.key, 'import', job.id, 'columns', said, job.mapping],
    queryFn: () => (said ? job.mapping : source.recognise(job.columns, job.mapping)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  return <Columns source={source} job={job} guessed={query.data} />;
}

function Columns({ source, job, guessed }: Props & { guessed: Mapping }) {
  const { resource } = useOfficeTexts();
  const { texts, keyField } = source;
  const language = useLanguage();
  const [mapping, setMapping] = useState<Mapping>(guessed);
  // With the key of each record a sheet may hold any of its columns.
  const keyed = keyField !== undefined && mapping[keyField] !== undefined;
  const fields = source.fields
    // A language that is off is asked about only where the sheet has it.
    .filter(({ key }) => !isQuietField(key) || guessed[key] !== undefined)
    .map((field) => ({ ...field, needed: field.needed && !keyed }));
  const expected = fields
    .filter(({ key, needed, matches }) => key !== keyField && (needed || matches))
    .map(({ label }) => `“${label}”`)
    .join(', ');
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const sample = useQuery({
    queryKey: [source.key, 'import', job.id, 'sample'],
    queryFn: async () => (await source.rows(job.id, { after: 0 })).rows[0] ?? null,
  });
  const check = useMutation({
    mutationFn: () => source.map(job.id, mapping),
    onSuccess: (changed) => keepAnswer(client, importQuery(source, job.id).queryKey, changed),
  });
  const columns = job.columns.map((heading, index) => ({
    value: String(index),
    label: heading || `#${index + 1}`,
  }));

  function submit() {
    setTried(true);
    if (fields.every(({ key, needed }) => !needed || mapping[key] !== undefined)) check.mutate();
  }

  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        <Prose>{texts.mappingTitle}</Prose>
      </Title>
      {job.failure && (
        <Notice color="red" my="md" role="alert">
          {texts.failures[job.failure]}
        </Notice>
      )}
      {Object.keys(guessed).length === 0 ? (
        <Notice color="yellow" my="md">
          {texts.nothingKnown(expected)}
        </Notice>
      ) : (
        <Text c="dimmed" mb="md">
          {texts.mappingHint} {describeMatching(source, mapping)}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {fields.map((field) => {
          const { key, label, needed } = field;
          const column = mapping[key];
          const cell = column === undefined ? '' : (sample.data?.cells[column] ?? '');
          const example = exampleOf(cellInWords(cell, field, source.words, language));
          return (
            <Select
              key={key}
              label={label}
              description={example ? texts.sample(example) : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder={texts.notInFile}
              data={columns}
              clearable={!needed}
              withAsterisk={needed}
              error={tried && needed && column === undefined && resource.required}
              value={column === undefined ? null : String(column)}
              onChange={(value) =>
                setMapping(({ [key]: _, ...others }) =>
                  value === null ? others : { ...others, [key]: Number(value) },
                )
              }
            />
          );
        })}
      </SimpleGrid>
      {check.isError && (
        <Notice color="red" mt="md" role="alert">
          {explainFailure(resource, check.error)}
        </Notice>
      )}
      <Group mt="lg">
        <Button onClick={submit} loading={check.isPending}>
          {texts.check}
        </Button>
      </Group>
    </Paper>
  );
}
