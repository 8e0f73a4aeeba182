import { Group, Select } from '@mantine/core';
import { TRANSLATED_LANGUAGES, TRANSLATION_STATES } from '#contract/translations/states.ts';
import { useOfficeTexts } from '../texts.ts';
import type { Desk } from './use-desk.ts';

type Props = { desk: Desk; resources: readonly string[] };

export function DeskFilters({ desk, resources }: Props) {
  const { translations: texts, resource } = useOfficeTexts();
  const { search, narrow } = desk;
  return (
    <Group gap="xs">
      <Filter
        label={texts.language}
        all={texts.allLanguages}
        choices={TRANSLATED_LANGUAGES.map((value) => ({
          value,
          label: resource.languages[value],
        }))}
        value={search.language}
        onChange={(value) => narrow({ in: value })}
      />
      <Filter
        label={texts.state}
        all={texts.allStates}
        choices={TRANSLATION_STATES.map((value) => ({ value, label: texts.states[value] }))}
        value={search.state}
        onChange={(value) => narrow({ state: value })}
      />
      <Filter
        label={texts.resource}
        all={texts.allResources}
        choices={resources.map((value) => ({ value, label: texts.resources[value] ?? value }))}
        value={search.resource}
        onChange={(value) => narrow({ kind: value })}
      />
    </Group>
  );
}

type FilterProps = {
  label: string;
  all: string;
  choices: Array<{ value: string; label: string }>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

function Filter({ label, all, choices, value, onChange }: FilterProps) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': all }}
      searchable={choices.length > 8}
      data={choices}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      flex="1 1 10rem"
      maw={240}
    />
  );
}
