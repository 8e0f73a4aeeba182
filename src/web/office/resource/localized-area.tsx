import { Textarea } from '@mantine/core';
import { ORDER, useField } from './form-context.ts';
import { LocalizedFields } from './localized-fields.tsx';
import { steady } from './steady.ts';

const Area = steady(Textarea);

type Props = {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  maxLength?: number;
  rows?: number;
};

/** A text of several lines in all six languages. */
export function LocalizedArea({ name, label, required = false, ...area }: Props) {
  return (
    <LocalizedFields name={name} label={label} required={required}>
      {(field) => <AreaField key={field.name} {...area} {...field} />}
    </LocalizedFields>
  );
}

/** Several lines of text; it grows with what is typed. */
export function AreaField({
  name,
  label,
  description,
  required = false,
  maxLength = 1_000,
  rows = 3,
}: Props) {
  const field = useField(name, label, { required });
  return (
    <Area
      {...field}
      value={typeof field.value === 'string' ? field.value : ''}
      description={description}
      inputWrapperOrder={ORDER}
      variant={field.readOnly ? 'filled' : 'default'}
      withAsterisk={required && !field.readOnly}
      maxLength={maxLength}
      autosize
      minRows={rows}
      maxRows={16}
    />
  );
}
