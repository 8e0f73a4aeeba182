import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import {
  checkTypedNumber,
  exampleNumber,
  formatTypedNumber,
  type NumberRange,
  readTypedNumber,
} from '#contract/typed-number.ts';
import { useOfficeTexts } from '../texts.ts';
import { afterPress } from './after-press.ts';
import { ORDER } from './form-context.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> &
  Partial<NumberRange> & {
    value?: unknown;
    /** Null: empty. A text: it cannot be read as such a number, and stays to be mended. */
    onChange: (value: number | string | null) => void;
    /** The unit, behind the number. */
    unit?: string | undefined;
    /** Without groups of three. */
    plain?: boolean;
  };

/**
 * A number. What is typed stays as it is typed, so that a half-typed `13.` can become `13.75`; it is
 * written anew, grouped, when the field is left. Whoever takes the value refuses a text.
 */
export function NumberEntry(props: Props) {
  const {
    value,
    onChange,
    decimals = 0,
    least,
    most,
    unit,
    plain = false,
    error,
    onBlur,
    ...input
  } = props;
  const explain = useNumberWords();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const range = { decimals, least, most };
  const whole = (number: number) => (plain ? String(number) : formatTypedNumber(number, decimals));
  const shown = typeof value === 'number' ? whole(value) : toText(value);
  // What is typed counts only as long as it is what the form has.
  const isTyped = typed !== undefined && isSame(toValue(typed, range), value, decimals);

  function type(text: string) {
    setTyped(text);
    setLeft(false);
    onChange(toValue(text, range));
  }

  return (
    <TextInput
      inputWrapperOrder={ORDER}
      {...input}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={40}
      value={isTyped ? typed : shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined);
        afterPress(() => setLeft(true));
        onBlur?.(event);
      }}
      error={error || (left && explain(value, range))}
      {...(unit && { rightSection: unit, rightSectionWidth: `${unit.length + 1}em` })}
    />
  );
}

function toValue(text: string, range: NumberRange): number | string | null {
  const read = readTypedNumber(text, range);
  return 'problem' in read ? text : read.value;
}

/** Two values of a field, compared as precisely as it writes them. */
export function isSame(one: unknown, other: unknown, decimals: number): boolean {
  if (typeof one !== 'number' || typeof other !== 'number')
    return (one ?? null) === (other ?? null);
  return formatTypedNumber(one, decimals) === formatTypedNumber(other, decimals);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What to say about a number that is none, or outside of its range. */
export function useNumberWords(): (value: unknown, range: NumberRange) => string | undefined {
  const { number: texts } = useOfficeTexts().resource;
  return (value, range) => {
    const { decimals, least = 0, most } = range;
    const problem = checkTypedNumber(value, range);
    switch (problem) {
      case 'junk':
        return texts.junk(exampleNumber(range));
      case 'whole':
        return texts.whole;
      case 'decimals':
        return texts.decimals(String(decimals));
      case 'least':
        return texts.least(formatTypedNumber(least, decimals));
      case 'most':
        return most === undefined ? texts.tooLong : texts.most(formatTypedNumber(most, decimals));
      case undefined:
        return undefined;
    }
  };
}
