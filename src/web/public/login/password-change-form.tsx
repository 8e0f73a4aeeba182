import { type SubmitEvent, useState } from 'react';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { newPasswordProblem } from '../password/new-password-problem.ts';
import { PasswordField } from '../password/password-field.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import styles from './login.module.css';
import { Step } from './step.tsx';
import type { Login } from './use-login.ts';
import { usePasswordChange } from './use-password-change.ts';

/** Temporary or expired passwords are changed before anything else. */
export function PasswordChangeForm({ login }: { login: Login }) {
  const texts = useSignInTexts();
  const { change } = texts;
  const { passwordMissing } = useStaffTexts().login;
  const { userId } = login.credentials;
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [form, focusFirstError] = useFirstError();
  const { busy, problems, captcha, save, forgive } = usePasswordChange(
    userId,
    login.lockoutMinutes,
  );
  const wrongNew = newPasswordProblem(newPassword, oldPassword, texts);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!captcha.flag) captcha.point();
    if (oldPassword && !wrongNew && captcha.flag && (await save(oldPassword, newPassword)))
      login.changed(newPassword);
    else focusFirstError();
  }

  return (
    <Step title={change.title} login={login}>
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        {problems.warning && (
          <Alert kind="warning" role="alert">
            <Prose>{problems.warning}</Prose>
          </Alert>
        )}
        {problems.failure && (
          <ErrorDialog title={change.failed} text={problems.failure} onClose={forgive} />
        )}
        <input type="text" autoComplete="username" value={userId} readOnly hidden />
        <PasswordField
          label={change.oldPassword}
          name="old-password"
          autoComplete="current-password"
          data-autofocus
          error={tried && !oldPassword ? passwordMissing : problems.old}
          value={oldPassword}
          onChange={(value) => {
            setOldPassword(value);
            forgive();
          }}
        />
        <NewPasswordField
          userId={userId}
          error={(tried ? wrongNew : undefined) ?? problems.new}
          value={newPassword}
          onChange={(value) => {
            setNewPassword(value);
            forgive();
          }}
        />
        {captcha.shown && <CaptchaField captcha={captcha} />}
        <div className={styles.actions}>
          <Button type="submit" busy={busy && change.saving}>
            {change.save}
          </Button>
          <Button variant="secondary" onClick={() => login.reset()}>
            {change.cancel}
          </Button>
        </div>
      </form>
    </Step>
  );
}
