import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './texts.ts';

type Props = {
  /** What shows that it is really the user. */
  asks: 'password' | 'code' | 'both';
  hint?: string;
  submit: string;
  danger?: boolean;
  busy: boolean;
  onSubmit: (password: string, code: string) => void;
  onCancel: () => void;
};

/** Password, code or both, before something about signing in changes. */
export function ProofForm({ asks, hint, submit, danger, busy, onSubmit, onCancel }: Props) {
  const { factor: texts, cancel, showPassword } = useAccountTexts();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const asksPassword = asks !== 'code';
  const asksCode = asks !== 'password';

  function send(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if ((asksPassword && !password) || (asksCode && !code.trim())) return;
    onSubmit(password, code.trim());
  }

  return (
    <form noValidate onSubmit={send}>
      {hint && (
        <p className={styles.muted}>
          <Prose>{hint}</Prose>
        </p>
      )}
      {asksPassword && (
        <PasswordInput
          label={texts.password}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          error={tried && !password && texts.passwordMissing}
          visibilityToggleButtonProps={{ 'aria-label': showPassword }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {asksCode && (
        <TextInput
          label={texts.codeOrRecovery}
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          error={tried && !code.trim() && texts.codeMissing}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={busy} {...(danger && { color: 'red' })}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
