import { type SubmitEvent, useEffect, useState } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { PasswordField } from '../password/password-field.tsx';
import styles from './login.module.css';
import { Step } from './step.tsx';
import type { Login } from './use-login.ts';
import type { Steps } from './use-steps.ts';

/** The normal mode. */
export function SignInForm({ login, steps }: { login: Login; steps: Steps | undefined }) {
  const { login: texts } = useStaffTexts();
  const { credentials, setCredentials, captcha, busy } = login;
  const { userId, password } = credentials;
  const named = userId.trim() !== '';
  const [tried, setTried] = useState(false);
  const [form, focusFirstError] = useFirstError();
  const [ready, setReady] = useState(false);
  // Until the scripts have taken over, the browser itself would send the form, password and all.
  useEffect(() => setReady(true), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!captcha.flag) captcha.point();
    if (named && password && captcha.flag) await login.signIn(credentials);
    focusFirstError();
  }

  return (
    <Step title={texts.title} login={login}>
      <form ref={form} method="post" onSubmit={submit} onFocus={login.loadSteps} noValidate>
        <noscript>
          <p>{texts.plain}</p>
        </noscript>
        <fieldset className={styles.form} disabled={!ready}>
          <TextField
            label={texts.userId}
            required={texts.required}
            hint={texts.userIdHint}
            error={tried && !named ? texts.userIdMissing : undefined}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            value={userId}
            onChange={(event) => setCredentials({ userId: event.target.value, password })}
          />
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            error={tried && !password ? texts.passwordMissing : undefined}
            value={password}
            onChange={(value) => setCredentials({ userId, password: value })}
          />
          {captcha.shown && steps && <steps.CaptchaField captcha={captcha} />}
          <Button type="submit" wide busy={busy && texts.submitting}>
            {texts.submit}
          </Button>
        </fieldset>
      </form>
    </Step>
  );
}
