import { Select } from '@mantine/core';
import { codeIn } from './choice-address.ts';
import styles from './choice-filter.module.css';

type Choices = ReadonlyArray<{ value: string | number; label: string }>;

export type FilterSelectProps = {
  label: string;
  /** Its label is seen, among others of which not each says by itself what it narrows. */
  captioned?: boolean;
  /** How it is called where it does not narrow anything. */
  all: string;
  /** An id stands in the address as text. */
  choices: Choices;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Narrows to one of several, or to none of them. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, captioned, all, choices, value, onChange } = props;
  const data = choices.map((choice) => ({ value: String(choice.value), label: choice.label }));
  const chosen = data.find((choice) => choice.value === value || choice.value === codeIn(value));
  return (
    <Select
      className={styles.filter}
      wrapperProps={{ 'data-filter': value ? 'used' : 'unused' }}
      {...(captioned ? { label } : { 'aria-label': label })}
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
