import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/calls.ts';
import { FoundSelect } from '../resource/found-select.tsx';
import { choicesOf } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';
import { useAuditTexts } from './texts.ts';

type Person = OutputOf<'audit/people'>['data'][number];
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
  const optionOf = ({ id, userId, name }: Person) => ({
    value: String(id),
    label: name ? `${name} (${userId})` : userId,
  });
  const [person] = value === undefined ? [] : (chosen.data ?? []);
  return (
    <FoundSelect
      label={texts.person}
      placeholder={texts.allPeople}
      clearable
      clearButtonProps={{
        'aria-hidden': false,
        'aria-label': `${texts.person}: ${texts.allPeople}`,
      }}
      nothing={resource.empty}
      chosen={person && optionOf(person)}
      found={(found.data ?? []).map(optionOf)}
      waiting={typed !== search || found.isPending || found.isPlaceholderData}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
