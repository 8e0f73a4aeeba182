import type { PublishState } from '#contract/resource/publish-states.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

const STATES: readonly PublishState[] = ['visible', 'scheduled', 'draft', 'ended', 'changed'];

/** What the state in the address means to the server; what it does not know is left out. */
export function readState({ state }: Record<string, string>): { state?: PublishState } {
  const known = STATES.find((one) => one === state);
  return known ? { state: known } : {};
}

/** Narrows a list to what stands so with visitors. */
export function StateFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.publishing;
  return (
    <ChoiceFilter
      control={control}
      name="state"
      label={texts.state}
      all={texts.allStates}
      choices={STATES.map((value) => ({ value, label: texts.states[value] }))}
    />
  );
}
