import { Alert, Button, Group, Paper, Select, SimpleGrid, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportField, Mapping, UserImport } from '#contract/user-import.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure } from '../resource/explain.ts';
import { callAsUser } from '../session/session.ts';
import { importQuery } from './import-query.ts';

const NEEDED: readonly ImportField[] = ['userId', 'firstName', 'lastName'];

/** Says which column of the sheet is which, guessed from the headings. */
export function MappingStep({ job }: { job: UserImport }) {
  const { userImport: texts, resource } = useOfficeTexts();
  const [mapping, setMapping] = useState<Mapping>(job.mapping);
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const sample = useQuery({
    queryKey: ['userImport', job.id, 'sample'],
    queryFn: async () => (await callAsUser('userImport/rows', { id: job.id })).data.rows[0],
  });
  const check = useMutation({
    mutationFn: () => callAsUser('userImport/map', { id: job.id, mapping }),
    onSuccess: ({ data }) => client.setQueryData(importQuery(job.id).queryKey, data),
  });
  const fields = Object.keys(texts.fields) as ImportField[];
  const columns = job.columns.map((heading, index) => ({
    value: String(index),
    label: heading || `#${index + 1}`,
  }));

  function submit() {
    setTried(true);
    if (NEEDED.every((field) => mapping[field] !== undefined)) check.mutate();
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
        {fields.map((field) => {
          const column = mapping[field];
          const example = column === undefined ? '' : (sample.data?.cells[column] ?? '');
          return (
            <Select
              key={field}
              label={texts.fields[field]}
              description={example ? texts.sample(example) : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder={texts.notInFile}
              data={columns}
              clearable={!NEEDED.includes(field)}
              withAsterisk={NEEDED.includes(field)}
              error={tried && NEEDED.includes(field) && column === undefined && resource.required}
              value={column === undefined ? null : String(column)}
              onChange={(value) =>
                setMapping(({ [field]: _, ...others }) =>
                  value === null ? others : { ...others, [field]: Number(value) },
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
