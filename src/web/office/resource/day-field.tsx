import { isDay } from '#contract/thai/typed-day.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { DayInput, useDayWords } from './day-input.tsx';
import { useField } from './form-context.ts';
import { steady } from './steady.ts';

const Day = steady(DayInput);

type Props = { name: string; label: string; required?: boolean };

/** A day of a form. */
export function DayField({ name, label, required = false }: Props) {
  const language = useLanguage();
  const show = (value: unknown) =>
    isDay(value) ? formatDate(value, language) : String(value ?? '');
  const { value, onChange, error, readOnly } = useField(name, label, {
    show,
    check: useDayWords(),
  });
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
