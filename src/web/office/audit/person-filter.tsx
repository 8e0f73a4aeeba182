import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';
import { useAuditTexts } from './texts.ts';

type Props = { value: string | undefined; onChange: (value: string | undefined) => void };

/** Finds a person by part of the name. */
export function PersonFilter({ value, onChange }: Props) {
  const texts = useAuditTexts();
  const { resource } = useOfficeTexts();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const found = useQuery({
    ...choicesOf('audit/people', { search }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    meta: CHOICES,
    queryKey: ['audit', 'person', value],
    queryFn: async () => (await callAsUser('audit/people', { id: Number(value) })).data,
    enabled: value !== undefined,
  });
  const people = [...(value === undefined ? [] : (chosen.data ?? [])), ...(found.data ?? [])];
  const labels = new Map(
    people.map(({ id, userId, name }) => [String(id), name ? `${name} (${userId})` : userId]),
  );
  return (
    <Select
      label={texts.person}
      placeholder={texts.allPeople}
      searchable
      clearable
      clearButtonProps={{
        'aria-hidden': false,
        'aria-label': `${texts.person}: ${texts.allPeople}`,
      }}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={resource.empty}
      data={[...labels].map(([id, label]) => ({ value: id, label }))}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
