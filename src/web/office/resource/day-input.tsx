import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { parseThaiDate } from '#contract/thai/date.ts';
import { isDay, readTypedDay } from '#contract/thai/typed-day.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { afterPress } from './after-press.ts';
import styles from './day-input.module.css';

type Props = {
  label: string;
  /** An ISO date, nothing, or a text that cannot be read as a day. */
  value: string;
  /** Hears the same with every key. Whoever takes it refuses what is no day: `isDay`. */
  onChange: (day: string) => void;
  /** Hears what is finished: a whole date, the field left or emptied, Enter, a choice. */
  onSettle?: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Of a form. */
  error?: ReactNode;
  readOnly?: boolean;
  required?: boolean;
};

/**
 * A day as this house writes it, day first and in its era: the browser's own field would write it
 * the browser's way. It is typed, in either era, or chosen from the browser's calendar.
 */
export function DayInput({ label, value, onChange, onSettle, min, max, ...field }: Props) {
  const { error, readOnly = false, required = false } = field;
  const texts = useOfficeTexts().resource.day;
  const language = useLanguage();
  const explain = useDayWords();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const shown = isDay(value) ? formatDate(value, language) : value;
  // What is typed counts only as long as it is what the form has.
  const isTyped = typed !== undefined && readTypedDay(typed) === value;

  function type(text: string) {
    setTyped(text);
    setLeft(false);
    const day = readTypedDay(text);
    onChange(day);
    // A short year may still become a whole one.
    if (day === '' || parseThaiDate(text)) onSettle?.(day);
  }

  function leave() {
    setTyped(undefined);
    afterPress(() => setLeft(true));
    onSettle?.(value);
  }

  function pick(day: string) {
    setTyped(undefined);
    onChange(day);
    onSettle?.(day);
  }

  return (
    <TextInput
      className={styles.day ?? ''}
      label={label}
      placeholder={texts.form}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={isTyped ? typed : shown}
      error={error || (left && explain(value))}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      withAsterisk={required && !readOnly}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      rightSection={
        readOnly ? null : (
          <>
            <input
              ref={calendar}
              className={styles.calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={isDay(value) ? value : ''}
              min={min}
              max={max}
              onChange={(event) => pick(event.currentTarget.value)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.pick(label)}
              onClick={() => calendar.current?.showPicker()}
            >
              <IconCalendar size={18} aria-hidden="true" />
            </ActionIcon>
          </>
        )
      }
    />
  );
}

/** What to say about what was typed and is no day. */
export function useDayWords(): (value: unknown) => string | undefined {
  const { wrong } = useOfficeTexts().resource.day;
  const example = formatDate('2026-11-30', useLanguage());
  return (value) => (!value || isDay(value) ? undefined : wrong(example));
}
