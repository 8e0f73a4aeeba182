import { MultiSelect, Select } from '@mantine/core';
import { useOfficeTexts } from '../texts.ts';
import { ORDER, useField } from './form-context.ts';
import { steady } from './steady.ts';

const One = steady(Select, 'data', 'clearButtonProps');
const Several = steady(MultiSelect, 'data', 'value', 'clearButtonProps');

type Choice<Value extends string | number> = {
  value: Value;
  label: string;
  disabled?: boolean;
};

type Props<Value extends string | number> = {
  name: string;
  label: string;
  description?: string | undefined;
  choices: ReadonlyArray<Choice<Value>>;
  /** Shown and never changed. */
  fixed?: boolean;
};

/** One of several; where `none` says how that is called, also none of them. */
export function ChoiceField<Value extends string | number>({
  none,
  choices,
  fixed = false,
  required = false,
  description,
  ...field
}: Props<Value> & { none?: string; required?: boolean }) {
  const texts = useOfficeTexts().resource;
  const words = wordsOf(choices, none ?? '');
  const { value, ...input } = useField(field.name, field.label, {
    show: words,
    missing: texts.choose,
  });
  const readOnly = input.readOnly || fixed;
  return (
    <One<Value>
      {...input}
      value={(value ?? null) as Value | null}
      data={choices}
      description={description}
      inputWrapperOrder={ORDER}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      withAsterisk={required && !readOnly}
      placeholder={none}
      clearable={none !== undefined}
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': `${texts.clear}: ${field.label}` }}
      searchable={choices.length > 8}
      nothingFoundMessage={texts.noChoice}
    />
  );
}

/** Any number of them. */
export function ChoicesField<Value extends string | number>({
  choices,
  fixed = false,
  description,
  ...field
}: Props<Value>) {
  const texts = useOfficeTexts().resource;
  const words = wordsOf(choices, '');
  const { value, ...input } = useField(field.name, field.label, {
    show: (values) => (Array.isArray(values) ? values.map(words).join(', ') : ''),
  });
  const readOnly = input.readOnly || fixed;
  return (
    <Several<Value>
      {...input}
      value={value as Value[]}
      data={choices}
      description={description}
      inputWrapperOrder={ORDER}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      searchable
      hidePickedOptions
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': `${texts.clear}: ${field.label}` }}
      nothingFoundMessage={texts.noChoice}
    />
  );
}

function wordsOf<Value extends string | number>(
  choices: ReadonlyArray<Choice<Value>>,
  none: string,
): (value: unknown) => string {
  return (value) =>
    value === null ? none : (choices.find((one) => one.value === value)?.label ?? String(value));
}
