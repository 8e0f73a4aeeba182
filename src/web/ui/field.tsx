import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, frameAttributes } from './field-frame.tsx';

type Counted = {
  /** Shown under the control together with `maxLength`: (used, most) => "3 / 20". */
  counterText?: (used: number, most: number) => string;
};

type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'className' | 'required' | 'prefix' | 'aria-describedby' | 'aria-invalid'
>;

type TextFieldProps = FieldTexts &
  Counted &
  Native<'input'> & {
    /** The unit behind the value, such as "บาท". */
    suffix?: ReactNode;
  };

export function TextField({
  label,
  required,
  hint,
  error,
  counterText,
  suffix,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const [counter, countLength] = useCounter(input, counterText);
  const frame = { required, hint, error, counter };
  return (
    <FieldFrame id={id} label={label} {...frame}>
      <div className={styles.box} data-disabled={input.disabled || undefined}>
        <input
          {...input}
          {...frameAttributes(id, frame)}
          className={styles.control}
          onChange={(event) => {
            countLength(event);
            input.onChange?.(event);
          }}
        />
        {suffix && <span className={styles.unit}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

export function TextArea({
  label,
  required,
  hint,
  error,
  counterText,
  ...area
}: FieldTexts & Counted & Native<'textarea'>) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const [counter, countLength] = useCounter(area, counterText);
  const frame = { required, hint, error, counter };
  return (
    <FieldFrame id={id} label={label} {...frame}>
      <div className={styles.box} data-disabled={area.disabled || undefined}>
        <textarea
          rows={4}
          {...area}
          {...frameAttributes(id, frame)}
          className={styles.control}
          onChange={(event) => {
            countLength(event);
            area.onChange?.(event);
          }}
        />
      </div>
    </FieldFrame>
  );
}

type Countable = Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'maxLength'>;

function useCounter(
  { value, defaultValue, maxLength }: Countable,
  counterText: Counted['counterText'],
) {
  const [typed, setTyped] = useState(() => String(value ?? defaultValue ?? '').length);
  const used = value === undefined ? typed : String(value).length;
  const counter = counterText && maxLength ? counterText(used, maxLength) : undefined;
  const countLength = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.currentTarget.value.length);
  return [counter, countLength] as const;
}
