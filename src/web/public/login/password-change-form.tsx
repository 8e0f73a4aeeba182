import { type SubmitEvent, useState } from 'react';
import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '#contract/passwords.ts';
import { CallError, call } from '../../api/call.ts';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';
import { PasswordField } from './password-field.tsx';

type Props = { userId: string; onDone: () => void; onCancel: () => void };

export function PasswordChangeForm({ userId, onDone, onCancel }: Props) {
  const texts = useStaffTexts();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const broken = brokenPasswordRules(newPassword);
  const same = newPassword !== '' && newPassword === oldPassword;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || !oldPassword || broken.length > 0 || same) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call('user/validateUserResetPasswordMySQL', { user_id: userId, password: oldPassword });
      await call('user/updateForgetPassowrd', { user_id: userId, password: newPassword });
      onDone();
    } catch (error) {
      setBusy(false);
      setProblem(reasonText(texts, error instanceof CallError ? error.reason : 'other'));
    }
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {problem && (
        <Alert kind="warning" role="alert">
          {problem}
        </Alert>
      )}
      <PasswordField
        label={texts.change.oldPassword}
        name="old-password"
        autoComplete="current-password"
        error={tried && !oldPassword ? texts.login.passwordMissing : undefined}
        value={oldPassword}
        onChange={setOldPassword}
      />
      <PasswordField
        label={texts.change.newPassword}
        name="new-password"
        autoComplete="new-password"
        error={tried ? newPasswordProblem() : undefined}
        value={newPassword}
        onChange={setNewPassword}
      />
      <div className={styles.rules}>
        <p>{texts.change.rulesTitle}</p>
        <ul>
          {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => (
            <li key={rule} data-met={newPassword !== '' && !broken.includes(rule)}>
              {texts.change.rules[rule]}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy && texts.change.saving}>
          {texts.change.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.change.cancel}
        </Button>
      </div>
    </form>
  );

  function newPasswordProblem(): string | undefined {
    if (same) return texts.reasons.Error1;
    const [first] = broken;
    return first && `${texts.change.rulesTitle} ${texts.change.rules[first]}`;
  }
}
