import { type ComponentProps, type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, frameAttributes } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

type Props = FieldTexts &
  Omit<
    ComponentProps<'select'>,
    'className' | 'required' | 'multiple' | 'aria-describedby' | 'aria-invalid'
  > & {
    /** The first, valueless choice: "เลือกจังหวัด". */
    placeholder?: string;
    /** `<option>` and `<optgroup>` elements. */
    children: ReactNode;
  };

export function Select({ label, required, hint, error, placeholder, children, ...rest }: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const frame = { required, hint, error };
  return (
    <FieldFrame id={id} label={label} {...frame}>
      <div
        className={`${fieldStyles.box} ${styles.box}`}
        data-disabled={rest.disabled || undefined}
      >
        <select
          {...rest}
          {...frameAttributes(id, frame)}
          className={`${fieldStyles.control} ${styles.control}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </select>
        <Icon name="chevronDown" />
      </div>
    </FieldFrame>
  );
}
