import { ChoiceFilter } from '../resource/choice-filter.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

const STATES = ['missing', 'complete'] as const;

/** What the address says about it; what it does not know is left out. */
export function readEnglish({ english }: Record<string, string>) {
  const known = STATES.find((one) => one === english);
  return known ? { english: known } : {};
}

/** Narrows a list to what is still to be written in English, or to what is not. */
export function EnglishFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().lists.completeness;
  return (
    <ChoiceFilter
      control={control}
      name="english"
      label={texts.filter}
      all={texts.all}
      choices={STATES.map((value) => ({ value, label: texts.filters[value] }))}
    />
  );
}
