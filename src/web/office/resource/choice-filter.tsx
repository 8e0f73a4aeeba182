import { Select } from '@mantine/core';
import { codeIn, inAddress } from './choice-address.ts';
import styles from './choice-filter.module.css';
import type { ListControl } from './use-list-state.ts';

type Choices = ReadonlyArray<{ value: string | number; label: string }>;

type SelectProps = {
  label: string;
  /** How it is called where it does not narrow anything. */
  all: string;
  /** An id stands in the address as text. */
  choices: Choices;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Narrows to one of several, or to none of them. */
export function FilterSelect({ label, all, choices, value, onChange }: SelectProps) {
  const data = choices.map((choice) => ({ value: String(choice.value), label: choice.label }));
  const chosen = data.find((choice) => choice.value === value || choice.value === codeIn(value));
  return (
    <Select
      className={styles.filter}
      wrapperProps={{ 'data-filter': value ? 'used' : 'unused' }}
      aria-label={label}
      placeholder={all}
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': all }}
      searchable={choices.length > 8}
      data={data}
      value={chosen?.value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

type Props = Pick<SelectProps, 'label' | 'all' | 'choices'> & {
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
