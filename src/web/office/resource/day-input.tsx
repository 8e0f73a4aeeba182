import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { parseThaiDate } from '#contract/thai/date.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { afterPress } from './after-press.ts';
import styles from './day-input.module.css';

type Props = {
  label: string;
  /** An ISO date, or nothing. */
  value: string;
  /** Hears whole dates, and the empty field; what cannot be read as a date is none. */
  onChange: (day: string) => void;
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
export function DayInput({ label, value, onChange, min, max, ...field }: Props) {
  const { error, readOnly = false, required = false } = field;
  const texts = useOfficeTexts().resource.day;
  const language = useLanguage();
  const calendar = useRef<HTMLInputElement>(null);
  /** While it is being typed; what does not become a date stays, to be mended. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const shown = value ? formatDate(value, language) : '';

  function type(text: string) {
    setTyped(text);
    setWrong(false);
    const day = text.trim() === '' ? '' : parseThaiDate(text);
    if (day !== null && day !== value) onChange(day);
  }

  function leave() {
    if (typed === undefined) return;
    const unread = typed.trim() !== '' && parseThaiDate(typed) === null;
    afterPress(() => setWrong(unread));
    if (!unread) setTyped(undefined);
    else if (value) onChange('');
  }

  function pick(day: string) {
    setTyped(undefined);
    setWrong(false);
    onChange(day);
  }

  return (
    <TextInput
      className={styles.day ?? ''}
      label={label}
      placeholder={texts.form}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={typed ?? shown}
      error={isWrong ? texts.wrong(formatDate('2026-11-30', language)) : error}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      withAsterisk={required && !readOnly}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      rightSection={
        readOnly ? null : (
          <>
            <input
              ref={calendar}
              className={styles.calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={value}
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
