import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { RequiredMark } from './field-frame.tsx';
import { Icon } from './icon.tsx';

type Native = Omit<ComponentProps<'input'>, 'className' | 'type' | 'required'>;

type CheckboxProps = Native & {
  label: ReactNode;
  required?: string | false | undefined;
  error?: ReactNode;
};

export function Checkbox({ label, required, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          required={Boolean(required)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {label}
          {required && <RequiredMark text={required} />}
        </span>
      </label>
      {error && <ChoiceError id={errorId} error={error} />}
    </div>
  );
}

type RadioGroupProps = Omit<Native, 'value' | 'defaultValue' | 'checked' | 'id'> & {
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string | undefined;
  required?: string | false | undefined;
  error?: ReactNode;
};

export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, defaultValue, required, error, ...input } = props;
  const errorId = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark text={required} />}
      </legend>
      <div className={styles.group}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              {...input}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              required={Boolean(required)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <ChoiceError id={errorId} error={error} />}
    </fieldset>
  );
}

function ChoiceError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="danger" size={18} />
      <span>{error}</span>
    </p>
  );
}
