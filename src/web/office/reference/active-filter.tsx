import { Select } from '@mantine/core';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

const STATES = ['active', 'inactive'] as const;

/** What the address says about it; undefined: both. */
export function readActive({ state }: ListControl): boolean | undefined {
  const { active } = state.filters;
  return active === 'active' ? true : active === 'inactive' ? false : undefined;
}

/** Narrows a list to what is offered, or to what is not any more. */
export function ActiveFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().reference;
  return (
    <Select
      aria-label={texts.state}
      placeholder={texts.allStates}
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': texts.allStates }}
      data={STATES.map((value) => ({ value: value as string, label: texts[value] }))}
      value={control.state.filters.active ?? null}
      onChange={(active) => control.change({ active: active ?? undefined })}
      w={170}
    />
  );
}
