import { ChoiceFilter } from '../resource/choice-filter.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useReferenceTexts } from './texts.ts';

const STATES = ['active', 'inactive'] as const;

/** What the address says about it; undefined: both. */
export function readActive({ state }: ListControl): boolean | undefined {
  const { active } = state.filters;
  return active === 'active' ? true : active === 'inactive' ? false : undefined;
}

/** Narrows a list to what is offered, or to what is not any more. */
export function ActiveFilter({ control }: { control: ListControl }) {
  const texts = useReferenceTexts();
  return (
    <ChoiceFilter
      control={control}
      name="active"
      label={texts.state}
      all={texts.allStates}
      choices={STATES.map((value) => ({ value, label: texts[value] }))}
    />
  );
}
