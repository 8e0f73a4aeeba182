import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { readTime } from '#contract/thai/typed-time.ts';
import { useOfficeTexts } from '../texts.ts';
import { afterPress } from './after-press.ts';
import { ORDER, useField } from './form-context.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (time: string) => void;
};

/** A time of day, typed as people write it, and the same in every browser: 9, 9:30, 09.30, 0930. */
export function ClockInput({ value, onChange, error, ...rest }: Props) {
  const texts = useOfficeTexts().records.publishing;
  const [typed, setTyped] = useState<string>();
  const isWrong = typed === undefined && value !== '' && readTime(value) === undefined;
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder={texts.timeForm}
      value={typed ?? value}
      error={isWrong ? texts.timeWrong : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        // What is no time goes along as it is: it is refused, and not taken for what was there before.
        onChange(readTime(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={() => afterPress(() => setTyped(undefined))}
    />
  );
}

export function ClockField(props: { name: string; label: string; description?: string }) {
  const { name, label, description } = props;
  const { value, readOnly, ...field } = useField(name, label);
  return (
    <ClockInput
      {...field}
      description={description}
      inputWrapperOrder={ORDER}
      value={typeof value === 'string' ? value : ''}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
    />
  );
}
