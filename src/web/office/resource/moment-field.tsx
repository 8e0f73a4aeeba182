import { TextInput } from '@mantine/core';
import { type ChangeEvent, useCallback } from 'react';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { ORDER, useField } from './form-context.ts';
import { steady } from './steady.ts';

const Line = steady(TextInput);

type Props = {
  name: string;
  label: string;
  required?: boolean;
  /** What an empty field means, where it may be empty. */
  none?: string;
};

/** Thailand has kept the same time since 1920. */
const THAI_ZONE = '+07:00';
const ZONE_MS = 7 * 3_600_000;

/** A day and a time in Thailand, wherever the browser is. */
export function MomentField({ name, label, required = false, none = '' }: Props) {
  const texts = useOfficeTexts().records.publishing;
  const language = useLanguage();
  const { value, onChange, ...field } = useField(name, label, {
    show: (moment) => (typeof moment === 'string' ? formatTime(moment, language) : none),
  });
  const change = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange(fromThaiClock(currentTarget.value) ?? (required ? undefined : null)),
    [onChange, required],
  );
  const moment = typeof value === 'string' ? value : undefined;
  return (
    <Line
      {...field}
      type="datetime-local"
      value={moment ? toThaiClock(moment) : ''}
      onChange={change}
      // Browsers show dates in their own way: below stands the one of this country.
      description={moment ? texts.thaiTime(formatTime(moment, language)) : none || undefined}
      inputWrapperOrder={ORDER}
      variant={field.readOnly ? 'filled' : 'default'}
      withAsterisk={required && !field.readOnly}
      min="2000-01-01T00:00"
      max="2199-12-31T23:59"
    />
  );
}

/** A moment as the clock in Thailand shows it, in the form of the native input. */
export function toThaiClock(moment: string): string {
  return new Date(Date.parse(moment) + ZONE_MS).toISOString().slice(0, 16);
}

/** And back; what is no whole date and time yet is none. */
export function fromThaiClock(clock: string): string | undefined {
  const [minute] = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.exec(clock) ?? [];
  const moment = minute ? Date.parse(`${minute}:00${THAI_ZONE}`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
