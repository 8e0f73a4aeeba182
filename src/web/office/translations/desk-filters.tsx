import { Group } from '@mantine/core';
import { TRANSLATION_STATES } from '#contract/translations/states.ts';
import { FilterSelect } from '../resource/choice-filter.tsx';
import { otherLanguages } from '../resource/content-languages.ts';
import { useOfficeTexts } from '../texts.ts';
import { useKindName } from './kind-name.ts';
import { useTranslationTexts } from './texts.ts';
import type { Desk } from './use-desk.ts';

type Props = { desk: Desk; resources: readonly string[] };

export function DeskFilters({ desk, resources }: Props) {
  const texts = useTranslationTexts();
  const { resource } = useOfficeTexts();
  const kindName = useKindName();
  const { search, narrow } = desk;
  return (
    <Group gap="xs">
      <FilterSelect
        label={texts.language}
        all={texts.allLanguages}
        choices={(['en', ...otherLanguages()] as const).map((value) => ({
          value,
          label: resource.languages[value],
        }))}
        value={search.language}
        onChange={(value) => narrow({ in: value })}
      />
      <FilterSelect
        label={texts.state}
        all={texts.allStates}
        choices={TRANSLATION_STATES.map((value) => ({ value, label: texts.states[value] }))}
        value={search.state}
        onChange={(value) => narrow({ state: value })}
      />
      <FilterSelect
        label={texts.resource}
        all={texts.allResources}
        choices={resources.map((value) => ({ value, label: kindName(value) }))}
        value={search.resource}
        onChange={(value) => narrow({ kind: value })}
      />
    </Group>
  );
}
