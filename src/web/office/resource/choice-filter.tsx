import { Skeleton } from '@mantine/core';
import { useDeferredValue } from 'react';
import { inAddress } from './choice-address.ts';
import styles from './choice-filter.module.css';
import type { FilterSelectProps } from './filter-select.tsx';
import { laterPart } from './later-part.tsx';
import { nextPaint } from './next-paint.ts';
import type { ListControl } from './use-list-state.ts';

/** It takes the room of what comes, also where that waits behind the button of the filters. */
function Outline({ value, captioned }: FilterSelectProps) {
  return (
    <Skeleton
      className={`${styles.filter} ${styles.outline} ${captioned ? styles.captioned : ''}`}
      data-filter={value ? 'used' : 'unused'}
    />
  );
}

const LoadedSelect = laterPart<FilterSelectProps>(
  async () => {
    await nextPaint();
    return (await import('./filter-select.tsx')).FilterSelect;
  },
  { meanwhile: Outline },
);

/**
 * The list comes before what narrows it: to ask for that would already delay its rows, and so would
 * the kit, which draws the choices of a closed list and measures the page to place them.
 */
export function FilterSelect(props: FilterSelectProps) {
  const drawn = useDeferredValue(true, false);
  return drawn ? <LoadedSelect {...props} /> : <Outline {...props} />;
}

type Props = Pick<FilterSelectProps, 'label' | 'captioned' | 'all' | 'choices'> & {
  control: ListControl;
  /** Its name in the address. */
  name: string;
  /** The codes stand there with their names behind, as numbers of records do. */
  named?: boolean;
};

/** Narrows a list to one of several, which stands in the address. */
export function ChoiceFilter({ control, name, named = false, ...select }: Props) {
  return (
    <FilterSelect
      {...select}
      value={control.state.filters[name]}
      onChange={(chosen) =>
        control.change({
          [name]: inAddress(
            select.choices.find(({ value }) => String(value) === chosen),
            named,
          ),
        })
      }
    />
  );
}
