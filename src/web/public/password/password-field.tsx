import { useState } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './password-field.module.css';

type Props = {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Gets the focus when its step opens. */
  'data-autofocus'?: boolean;
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ onChange, error, ...field }: Props) {
  const { login } = useStaffTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      {...(error !== undefined && { error })}
      required={login.required}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {shown ? login.hide : login.show}
          <span className="visually-hidden">{login.ofPassword}</span>
        </button>
      }
    />
  );
}
