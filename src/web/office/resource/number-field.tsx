import { useCallback } from 'react';
import { formatTypedNumber } from '#contract/typed-number.ts';
import { valueAt } from './check-fields.ts';
import { useField, useFormParts } from './form-context.ts';
import { isSame, NumberEntry, useNumberWords } from './number-entry.tsx';
import { steady } from './steady.ts';

const Entry = steady(NumberEntry);

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
  /** A number that counts nothing, such as that of a port, has no groups of three. */
  plain?: boolean;
};

/** A number of a form. Empty: none, where it need not be there. */
export function NumberField(props: Props) {
  const {
    name,
    label,
    description,
    required = false,
    min,
    max,
    decimals = 0,
    suffix,
    plain,
  } = props;
  const { form } = useFormParts();
  const explain = useNumberWords();
  const range = { decimals, least: min, most: max };
  const unit = suffix?.trim();
  const { value, onChange, ...field } = useField(name, label, {
    show: (shown) =>
      typeof shown === 'number'
        ? [plain ? String(shown) : formatTypedNumber(shown, decimals), unit]
            .filter(Boolean)
            .join(' ')
        : String(shown ?? ''),
    check: (typed) => explain(typed, range),
  });
  const initial = valueAt(form.getInitialValues(), name);

  const change = useCallback(
    (typed: number | string | null) => {
      // A number that the field cannot tell from the saved one is the saved one.
      if (typeof typed === 'number' && isSame(typed, initial, decimals)) onChange(initial);
      // The server tells a number that is missing from one that is none on purpose.
      else onChange(typed ?? (required ? undefined : null));
    },
    [onChange, initial, decimals, required],
  );

  return (
    <Entry
      {...field}
      {...range}
      value={value}
      onChange={change}
      description={description}
      variant={field.readOnly ? 'filled' : 'default'}
      withAsterisk={required && !field.readOnly}
      unit={unit}
      plain={plain ?? false}
    />
  );
}
