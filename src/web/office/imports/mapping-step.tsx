import { Alert, Button, Group, Paper, Select, SimpleGrid, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mapping, SheetImport } from '#contract/imports/imports.ts';
import { explainFailure } from '../resource/explain.ts';
import { useOfficeTexts } from '../texts.ts';
import { importQuery } from './import-query.ts';
import type { ImportSource } from './import-source.ts';

/** Says which column of the sheet is which, guessed from the headings. */
export function MappingStep({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { resource } = useOfficeTexts();
  const { texts, fields } = source;
  const [mapping, setMapping] = useState<Mapping>(job.mapping);
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const sample = useQuery({
    queryKey: [source.key, 'import', job.id, 'sample'],
    queryFn: async () =>
      (await source.rows(job.id, { problemsOnly: false, after: 0 })).rows[0] ?? null,
  });
  const check = useMutation({
    mutationFn: () => source.map(job.id, mapping),
    onSuccess: (changed) => client.setQueryData(importQuery(source, job.id).queryKey, changed),
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
        {texts.mappingTitle}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.mappingHint}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {fields.map(({ key, label, needed }) => {
          const column = mapping[key];
          const example = column === undefined ? '' : (sample.data?.cells[column] ?? '');
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
        <Alert color="red" mt="md" role="alert">
          {explainFailure(resource, check.error)}
        </Alert>
      )}
      <Group mt="lg">
        <Button onClick={submit} loading={check.isPending}>
          {texts.check}
        </Button>
      </Group>
    </Paper>
  );
}
