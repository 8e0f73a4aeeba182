import { type SubmitEvent, useState } from 'react';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import styles from './forgot-dialog.module.css';
import { SentCard } from './sent-card.tsx';
import { useForgot } from './use-forgot.ts';

const FORM = 'forgot-password';

type Props = { userId: string; lockoutMinutes: number; onClose: () => void };

/** Asks for the username, then says where the mail went. */
export function ForgotDialog({ userId: typed, lockoutMinutes, onClose }: Props) {
  const { forgot: texts } = useSignInTexts();
  const { login } = useStaffTexts();
  const [userId, setUserId] = useState(typed);
  const [tried, setTried] = useState(false);
  const [form, focusFirstError] = useFirstError();
  const { busy, problems, sentTo, captcha, send, forgive } = useForgot(lockoutMinutes);
  const named = userId.trim() !== '';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!captcha.flag) captcha.point();
    if (named && captcha.flag) await send(userId);
    focusFirstError();
  }

  if (sentTo !== undefined) return <SentCard email={sentTo} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeText={login.close}
      actions={
        <Button type="submit" form={FORM} busy={busy && texts.sending}>
          {texts.submit}
        </Button>
      }
    >
      <form ref={form} id={FORM} className={styles.form} method="post" onSubmit={submit} noValidate>
        <p>
          <Prose>{texts.detail}</Prose>
        </p>
        {problems.form && (
          <Alert kind="warning" role="alert">
            <Prose>{problems.form}</Prose>
          </Alert>
        )}
        <TextField
          label={login.userId}
          required={login.required}
          hint={login.userIdHint}
          error={tried && !named ? login.userIdMissing : problems.userId}
          name="forgotten-username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          data-autofocus
          value={userId}
          onChange={(event) => {
            setUserId(event.target.value);
            forgive();
          }}
        />
        <CaptchaField captcha={captcha} />
      </form>
    </Dialog>
  );
}
