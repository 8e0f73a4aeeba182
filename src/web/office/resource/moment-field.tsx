import { Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { isDay } from '#contract/thai/typed-day.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { ClockInput } from './clock-input.tsx';
import { DayInput, useDayWords } from './day-input.tsx';
import { useField } from './form-context.ts';
import { isUnreadMoment, joinMoment, splitMoment } from './thai-moment.ts';

type Props = {
  name: string;
  label: string;
  required?: boolean;
  /** What an empty field means, where it may be empty. */
  none?: string;
  /** The time that a day has until somebody types another. */
  usualTime?: string;
};

/** A day and a time in Thailand, wherever the browser is: day first, in the era of the house. */
export function MomentField(props: Props) {
  const { name, label, required = false, none = '', usualTime = '00:00' } = props;
  const texts = useOfficeTexts().records.publishing;
  const language = useLanguage();
  const explain = useDayWords();
  const { value, onChange, error, readOnly } = useField(name, label, {
    show: (moment) => {
      if (typeof moment !== 'string') return none;
      return isUnreadMoment(moment) ? moment : formatTime(moment, language);
    },
    check: (moment) =>
      isUnreadMoment(moment) ? (explain(splitMoment(moment).day) ?? texts.timeWrong) : undefined,
  });
  const moment = typeof value === 'string' ? value : undefined;
  const { day, time } = moment ? splitMoment(moment) : { day: '', time: '' };
  const isUnread = isUnreadMoment(moment);
  const ofTime = isUnread && isDay(day);
  /** The time goes from the value with its day; who deletes the day to type another means the same time. */
  const lastTime = useRef(usualTime);
  const set = (onDay: string, at: string) =>
    onChange(onDay === '' ? (required ? undefined : null) : joinMoment(onDay, at));
  const setDay = (chosen: string) => {
    const at = time || lastTime.current;
    if (chosen === '') lastTime.current = at;
    set(chosen, at);
  };
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap" align="flex-start" grow preventGrowOverflow={false}>
        <DayInput
          label={label}
          value={day}
          onChange={setDay}
          error={ofTime ? undefined : error}
          readOnly={readOnly}
          required={required}
          min="2000-01-01"
          max="2199-12-31"
        />
        {moment && (
          <ClockInput
            w={84}
            label={texts.time}
            aria-label={texts.timeOf(label)}
            value={time}
            error={ofTime ? error : undefined}
            readOnly={readOnly}
            variant={readOnly ? 'filled' : 'default'}
            onChange={(at) => set(day, at)}
          />
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {moment && !isUnread ? texts.thaiTime(formatTime(moment, language)) : !moment && none}
      </Text>
    </Stack>
  );
}
