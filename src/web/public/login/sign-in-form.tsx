import { type SubmitEvent, useEffect, useState } from 'react';
import { CallError, call } from '../../api/call.ts';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { forget, keep } from '../../site/storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './login.module.css';
import { PasswordField } from './password-field.tsx';

type Props = { onChangeNeeded: (userId: string, notice: string) => void };

export function SignInForm({ onChangeNeeded }: Props) {
  const texts = useStaffTexts();
  const [userId, setUserId] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  // Until the scripts have taken over, the browser itself would send the form, password and all.
  useEffect(() => setReady(true), []);
  const [problem, setProblem] = useState<string>();

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || !userId || !password) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { token } = await call('user/validateUserMySQL', { user_id: userId, password });
      keep('token', token);
      keep('username', userId);
      window.location.assign('/');
    } catch (error) {
      forget('token');
      setBusy(false);
      const reason = error instanceof CallError ? error.reason : 'other';
      const text = reasonText(texts, reason);
      if (reason === 'temp_password' || reason === 'day_password_expiration')
        onChangeNeeded(userId, text);
      else setProblem(text);
    }
  }

  return (
    <form method="post" onSubmit={signIn} noValidate>
      <fieldset className={styles.form} disabled={!ready}>
        {problem && (
          <Alert kind="warning" role="alert">
            {problem}
          </Alert>
        )}
        <TextField
          label={texts.login.userId}
          required={texts.login.required}
          hint={texts.login.userIdHint}
          error={tried && !userId ? texts.login.userIdMissing : undefined}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={userId}
          onChange={(event) => setUserId(event.target.value)}
        />
        <PasswordField
          label={texts.login.password}
          name="password"
          autoComplete="current-password"
          error={tried && !password ? texts.login.passwordMissing : undefined}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" wide busy={busy && texts.login.submitting}>
          {texts.login.submit}
        </Button>
      </fieldset>
    </form>
  );
}
