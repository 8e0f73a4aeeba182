import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { DayInput } from './day-input.tsx';
import { useField } from './form-context.ts';
import { steady } from './steady.ts';

const Day = steady(DayInput);

type Props = { name: string; label: string; required?: boolean };

/** A day of a form. */
export function DayField({ name, label, required = false }: Props) {
  const language = useLanguage();
  const show = (value: unknown) => (typeof value === 'string' ? formatDate(value, language) : '');
  const { value, onChange, error, readOnly } = useField(name, label, { show });
  return (
    <Day
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
      readOnly={readOnly}
      required={required}
    />
  );
}
