import { useState } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './login.module.css';

type Props = {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
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
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {shown ? login.hidePassword : login.showPassword}
        </button>
      }
    />
  );
}
