import { NumberInput } from '@mantine/core';
import { formatNumber } from '../../i18n/format.ts';
import { ORDER, useField } from './form-context.ts';

type Props = {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  min?: number;
  max?: number;
  decimals?: number;
  /** The unit, behind the number. */
  suffix?: string;
};

/** A number, grouped by thousands while it is typed. Empty: none, where it need not be there. */
export function NumberField(props: Props) {
  const { name, label, description, required = false, min, max, decimals = 0, suffix = '' } = props;
  const unit = suffix && ` ${suffix.trim()}`;
  const { value, onChange, ...field } = useField(name, label, {
    show: (number) => (typeof number === 'number' ? `${formatNumber(number)}${unit}` : ''),
  });
  return (
    <NumberInput
      {...field}
      value={typeof value === 'number' ? value : ''}
      // The server tells a number that is missing from one that is none on purpose.
      onChange={(typed) =>
        onChange(typeof typed === 'number' ? typed : required ? undefined : null)
      }
      description={description}
      inputWrapperOrder={ORDER}
      variant={field.readOnly ? 'filled' : 'default'}
      withAsterisk={required && !field.readOnly}
      min={min}
      max={max}
      clampBehavior="none"
      allowNegative={min === undefined || min < 0}
      decimalScale={decimals}
      thousandSeparator=","
      suffix={unit}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      hideControls
    />
  );
}
