import { Checkbox, TextInput } from '@mantine/core';
import { useOfficeTexts } from '../texts.ts';
import { ORDER, useField } from './form-context.ts';
import { LocalizedFields } from './localized-fields.tsx';
import { steady } from './steady.ts';

const Line = steady(TextInput);
const Tick = steady(Checkbox);

type Field = { name: string; label: string; description?: string; required?: boolean };

/** One line of text. */
export function TextField({
  name,
  label,
  required = false,
  maxLength = 200,
  fixed = false,
  ...rest
}: Field & {
  maxLength?: number;
  type?: string;
  lang?: string;
  autoComplete?: string;
  /** Shown and never changed. */
  fixed?: boolean;
}) {
  const field = useField(name, label, { required });
  const readOnly = field.readOnly || fixed;
  return (
    <Line
      {...field}
      {...rest}
      value={typeof field.value === 'string' ? field.value : ''}
      inputWrapperOrder={ORDER}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      withAsterisk={required && !readOnly}
      maxLength={maxLength}
    />
  );
}

export function CheckField({
  name,
  label,
  description,
  fixed = false,
}: Field & { fixed?: boolean }) {
  const { tick } = useOfficeTexts().resource;
  const { readOnly, ...field } = useField(name, label, { type: 'checkbox', missing: tick });
  return (
    <Tick
      {...field}
      description={description}
      disabled={readOnly || fixed}
      aria-invalid={field.error ? true : undefined}
    />
  );
}

/** A line of text in all six languages. */
export function LocalizedText({
  name,
  label,
  required = false,
  maxLength = 200,
}: Field & { maxLength?: number }) {
  return (
    <LocalizedFields name={name} label={label} required={required}>
      {({ language, ...field }) => (
        <TextField key={field.name} {...field} lang={language} maxLength={maxLength} />
      )}
    </LocalizedFields>
  );
}
