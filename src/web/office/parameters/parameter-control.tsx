import { Checkbox, Group, PasswordInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ParameterValue } from '#contract/parameters/maintenance.ts';
import {
  isOn,
  type ParameterName,
  type Switch as SwitchValue,
} from '#contract/parameters/parameters.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ClockInput } from '../resource/clock-input.tsx';
import { NumberEntry, useNumberWords } from '../resource/number-entry.tsx';
import { kindOf } from './control-kind.ts';
import styles from './parameters.module.css';
import { useParameterTexts } from './texts.ts';

type Props = {
  name: ParameterName;
  value: ParameterValue;
  stored: boolean;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: ParameterValue) => void;
};

/** What a parameter is changed by; the row around it names and describes it. */
export function ParameterControl({ name, value, stored, error, disabled, onChange }: Props) {
  const texts = useParameterTexts();
  const { name: title, unit } = texts.names[name];
  const control = kindOf(name);
  const explainNumber = useNumberWords();
  const numbers = { decimals: control.kind === 'number' && control.whole ? 0 : 2 };
  const common = { 'aria-label': title, 'aria-describedby': `${name}-about`, error, disabled };
  switch (control.kind) {
    case 'switch':
      return (
        <Switch
          {...common}
          size="md"
          aria-invalid={error !== undefined}
          className={styles.switch}
          label={isOn(value as SwitchValue) ? texts.on : texts.off}
          checked={isOn(value as SwitchValue)}
          onChange={(event) => onChange(event.currentTarget.checked ? 'Y' : 'N')}
        />
      );
    case 'number':
      return (
        <NumberEntry
          {...common}
          description={[
            texts.range(formatNumber(control.least), formatNumber(control.most)),
            unit,
          ].join(' ')}
          {...numbers}
          error={(typeof value === 'string' && value && explainNumber(value, numbers)) || error}
          value={value}
          onChange={(typed) => onChange(typed ?? '')}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          data={control.choices.map((choice) => ({
            value: choice,
            label: texts.choices[choice] ?? choice,
          }))}
          value={String(value)}
          onChange={(chosen) => chosen && onChange(chosen)}
        />
      );
    case 'days':
      return <DaysControl {...{ title, value, error, disabled, onChange }} />;
    case 'clock':
      return <ClockInput {...common} value={String(value)} onChange={onChange} />;
    case 'dates':
      return (
        <Textarea
          {...common}
          autosize
          minRows={2}
          maxLength={2_000}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'secret':
      return (
        <PasswordInput
          {...common}
          autoComplete="new-password"
          maxLength={500}
          placeholder={stored ? texts.secretStored : undefined}
          visibilityToggleButtonProps={{ 'aria-label': texts.showSecret }}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...common}
          maxLength={500}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

type DaysProps = Pick<Props, 'value' | 'error' | 'disabled' | 'onChange'> & { title: string };

function DaysControl({ title, value, error, disabled, onChange }: DaysProps) {
  const texts = useParameterTexts();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <Checkbox.Group
      aria-label={title}
      error={error}
      value={chosen}
      onChange={(days) => onChange(days.map(Number).sort((a, b) => a - b))}
    >
      <Group gap="xs">
        {texts.days.map((day, index) => (
          <Checkbox
            key={day}
            value={String(index + 1)}
            label={day}
            disabled={disabled}
            aria-invalid={error !== undefined}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
