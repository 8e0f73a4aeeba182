import { Select } from '@mantine/core';
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
      value={data.some((choice) => choice.value === value) ? (value ?? null) : null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

type Props = Pick<SelectProps, 'label' | 'all' | 'choices'> & {
  control: ListControl;
  /** Its name in the address. */
  name: string;
};

/** Narrows a list to one of several, which stands in the address. */
export function ChoiceFilter({ control, name, ...select }: Props) {
  return (
    <FilterSelect
      {...select}
      value={control.state.filters[name]}
      onChange={(chosen) => control.change({ [name]: chosen })}
    />
  );
}

/** The id that a filter in the address names, if it names one. */
export function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
