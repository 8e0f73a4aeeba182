import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readTime } from '#contract/thai/typed-time.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { DayInput } from './day-input.tsx';
import { useField } from './form-context.ts';

type Props = {
  name: string;
  label: string;
  required?: boolean;
  /** What an empty field means, where it may be empty. */
  none?: string;
  /** The time that a day has until somebody types another. */
  usualTime?: string;
};

/** Thailand has kept the same time since 1920. */
const THAI_ZONE = '+07:00';
const ZONE_MS = 7 * 3_600_000;

/** A day and a time in Thailand, wherever the browser is: day first, in the era of the house. */
export function MomentField(props: Props) {
  const { name, label, required = false, none = '', usualTime = '00:00' } = props;
  const texts = useOfficeTexts().records.publishing;
  const language = useLanguage();
  const { value, onChange, error, readOnly } = useField(name, label, {
    show: (moment) => (typeof moment === 'string' ? formatTime(moment, language) : none),
  });
  const moment = typeof value === 'string' ? value : undefined;
  const [day = '', time = ''] = moment ? toThaiClock(moment).split('T') : [];
  const set = (onDay: string, at: string) =>
    onChange(fromThaiClock(`${onDay}T${at}`) ?? (required ? undefined : null));
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap" align="flex-start" grow preventGrowOverflow={false}>
        <DayInput
          label={label}
          value={day}
          onChange={(chosen) => set(chosen, time || usualTime)}
          error={error}
          readOnly={readOnly}
          required={required}
          min="2000-01-01"
          max="2199-12-31"
        />
        {moment && (
          <TimeInput
            label={label}
            value={time}
            readOnly={readOnly}
            onChange={(at) => set(day, at)}
          />
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {moment ? texts.thaiTime(formatTime(moment, language)) : none}
      </Text>
    </Stack>
  );
}

type TimeProps = {
  label: string;
  value: string;
  readOnly: boolean;
  /** Hears whole times only. */
  onChange: (time: string) => void;
};

function TimeInput({ label, value, readOnly, onChange }: TimeProps) {
  const texts = useOfficeTexts().records.publishing;
  /** While it is being typed; what does not become a time stays, to be mended. */
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);

  function type(text: string) {
    setTyped(text);
    setWrong(false);
    const time = readTime(text);
    if (time && time !== value) onChange(time);
  }

  function leave() {
    const unread = typed !== undefined && readTime(typed) === undefined;
    setWrong(unread);
    if (!unread) setTyped(undefined);
  }

  return (
    <TextInput
      w={84}
      label={texts.time}
      aria-label={texts.timeOf(label)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={typed ?? value}
      error={wrong ? texts.timeWrong : undefined}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

/** A moment as the clock in Thailand shows it: its day, a T and its time. */
export function toThaiClock(moment: string): string {
  return new Date(Date.parse(moment) + ZONE_MS).toISOString().slice(0, 16);
}

/** And back; what is no whole date and time yet is none. */
export function fromThaiClock(clock: string): string | undefined {
  const [minute] = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.exec(clock) ?? [];
  const moment = minute ? Date.parse(`${minute}:00${THAI_ZONE}`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
