import { type SubmitEvent, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useComeBack } from '../../ui/use-come-back.ts';
import { useFirstError } from '../../ui/use-first-error.ts';
import { ErrorDialog } from '../login/error-dialog.tsx';
import { reasonOf } from '../login/try-sign-in.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { newPasswordProblem, refusedPasswordProblem } from '../password/new-password-problem.ts';
import styles from './reset-form.module.css';

type Props = { userId: string; onExpired: () => void };

/** Who follows the mailed link sets a new password, and signs in with it. */
export function ResetForm({ userId, onExpired }: Props) {
  const texts = useSignInTexts();
  const staff = useStaffTexts();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [ready, setReady] = useState(false);
  const [form, focusFirstError] = useFirstError();
  // Until the scripts have taken over, the browser itself would send the form, password and all.
  useEffect(() => setReady(true), []);
  useComeBack(() => {
    setBusy(false);
    setPassword('');
  });
  const problem = newPasswordProblem(password, undefined, texts);
  const refused = refusedPasswordProblem(refusal, texts);
  const failed = refusal !== undefined && !refused;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && !problem) await save();
    focusFirstError();
  }

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await call('user/updateForgetPassowrd', { user_id: userId, password });
      window.location.assign('/login?done=password');
    } catch (error) {
      setBusy(false);
      if (reasonOf(error) === 'no_grant') onExpired();
      else setRefusal(error);
    }
  }

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {failed && (
        <ErrorDialog
          title={texts.change.failed}
          text={reasonText(staff, reasonOf(refusal))}
          onClose={() => setRefusal(undefined)}
        />
      )}
      <noscript>
        <p>{staff.login.plain}</p>
      </noscript>
      <fieldset className={styles.fields} disabled={!ready}>
        <TextField
          label={staff.login.userId}
          name="username"
          autoComplete="username"
          value={userId}
          readOnly
        />
        <NewPasswordField
          userId={userId}
          error={tried ? (problem ?? refused) : undefined}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setRefusal(undefined);
          }}
        />
        <div>
          <Button type="submit" busy={busy && texts.change.saving}>
            {texts.change.save}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
