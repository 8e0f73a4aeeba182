import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** What every labelled control takes, whatever stands inside it. */
export type FieldTexts = {
  label: ReactNode;
  /** The word a screen reader hears for the red asterisk; its presence makes the field required. */
  required?: string | false | undefined;
  hint?: ReactNode;
  error?: ReactNode;
};

type Props = FieldTexts & { id: string; counter?: string | undefined; children: ReactNode };

export function FieldFrame({ id, label, required, hint, error, counter, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
        {required && <RequiredMark text={required} />}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="danger" size={18} />
          <span>{error}</span>
        </p>
      )}
      {(hint || counter) && (
        <div className={styles.below}>
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {counter && (
            <p className={styles.counter} id={`${id}-counter`}>
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

export function RequiredMark({ text }: { text: string }) {
  return (
    <>
      <span className={styles.asterisk} aria-hidden="true">
        {' *'}
      </span>
      <span className="visually-hidden"> {text}</span>
    </>
  );
}

/** The attributes that tie a control to the frame around it. */
export function frameAttributes(
  id: string,
  { required, hint, error, counter }: Omit<FieldTexts, 'label'> & { counter?: string | undefined },
) {
  const parts = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`];
  return {
    id,
    required: Boolean(required),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.filter(Boolean).join(' ') || undefined,
  };
}
