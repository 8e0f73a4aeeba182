import { Select } from '@mantine/core';
import type { Visibility } from '#contract/resource/visibility.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './state-cell.module.css';

const STATES: readonly Visibility[] = ['visible', 'scheduled', 'draft', 'ended'];

/** What the state in the address means to the server; what it does not know is left out. */
export function readState({ state }: Record<string, string>): { state?: Visibility } {
  const known = STATES.find((one) => one === state);
  return known ? { state: known } : {};
}

/** Narrows a list to what stands so with visitors. */
export function StateFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.publishing;
  return (
    <Select
      className={styles.filter}
      aria-label={texts.state}
      placeholder={texts.allStates}
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': texts.allStates }}
      data={STATES.map((value) => ({ value, label: texts.states[value] }))}
      value={readState(control.state.filters).state ?? null}
      onChange={(state) => control.change({ state: state ?? undefined })}
    />
  );
}
