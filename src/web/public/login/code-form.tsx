import { type SubmitEvent, useState } from 'react';
import { westernDigits } from '#contract/thai/phone.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import styles from './login.module.css';
import { Step } from './step.tsx';
import type { Login } from './use-login.ts';

/** The second step: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ login }: { login: Login }) {
  const { code: texts } = useSignInTexts();
  const { login: common } = useStaffTexts();
  const { busy, captcha, credentials, wrongCode } = login;
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'missing' | 'sent'>();
  const [form, focusFirstError] = useFirstError();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const complete = recovery ? code !== '' : /^\d{6}$/.test(code);
    setProblem(complete ? 'sent' : 'missing');
    if (!captcha.flag) captcha.point();
    if (complete && captcha.flag) await login.signIn(credentials, code);
    focusFirstError();
  }

  function change(text: string) {
    setCode(recovery ? text.trim() : westernDigits(text).replaceAll(/\D/g, '').slice(0, 6));
    setProblem(undefined);
  }

  function toggle() {
    setRecovery(!recovery);
    setCode('');
    setProblem(undefined);
  }

  function describeProblem(): string | undefined {
    if (problem === 'missing') return recovery ? texts.recoveryMissing : texts.missing;
    if (problem === 'sent' && wrongCode) return recovery ? texts.recoveryWrong : texts.wrong;
    return undefined;
  }

  return (
    <Step title={texts.title} login={login}>
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <p>{recovery ? texts.recoveryDetail : texts.detail}</p>
        <TextField
          key={String(recovery)}
          label={recovery ? texts.recovery : texts.code}
          required={common.required}
          error={describeProblem()}
          name="code"
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          data-autofocus
          value={code}
          onChange={(event) => change(event.target.value)}
        />
        {captcha.shown && <CaptchaField captcha={captcha} />}
        <Button type="submit" wide busy={busy && common.submitting}>
          {common.submit}
        </Button>
        <div className={styles.choices}>
          <Button variant="quiet" onClick={toggle}>
            {recovery ? texts.useApp : texts.useRecovery}
          </Button>
          <Button variant="quiet" onClick={() => login.reset()}>
            {texts.back}
          </Button>
        </div>
      </form>
    </Step>
  );
}
