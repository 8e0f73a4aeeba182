import { useEffect, useRef } from 'react';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { LanguagePicker } from '../layout/language-picker.tsx';
import { ForgotLink } from './forgot-link.tsx';
import styles from './login.module.css';
import { SignInForm } from './sign-in-form.tsx';
import type { Login } from './use-login.ts';
import type { Steps } from './use-steps.ts';

type Props = {
  login: Login;
  steps: Steps | undefined;
  forgotShown: boolean;
  forgotOpen: boolean;
};

export function LoginPanel({ login, steps, forgotShown, forgotOpen }: Props) {
  const texts = useStaffTexts();
  const { mode, failure, offer, credentials } = login;
  return (
    <div className={styles.page}>
      <div className={styles.panel} ref={useFocus(login)}>
        <div className={styles.head}>
          <BrandMark />
          <LanguagePicker />
        </div>
        <CurrentStep login={login} steps={steps} />
        <div className={styles.links}>
          {forgotShown && mode === 'signIn' && (
            <ForgotLink
              userId={credentials.userId}
              lockoutMinutes={login.lockoutMinutes}
              openAtStart={forgotOpen}
            />
          )}
          <TextLink variant="quiet" href="/">
            {texts.login.home}
          </TextLink>
        </div>
      </div>
      {failure && steps && (
        <steps.ErrorDialog
          title={texts.login.failed}
          text={reasonText(texts, failure)}
          onClose={login.dismissFailure}
        />
      )}
      {offer && steps && (
        <steps.NewPasswordOffer onAccept={login.accept} onDecline={login.decline} />
      )}
    </div>
  );
}

function CurrentStep({ login, steps }: Pick<Props, 'login' | 'steps'>) {
  const { mode } = login;
  if (mode === 'code' && steps) return <steps.CodeForm login={login} />;
  if (mode === 'change' && steps) return <steps.PasswordChangeForm login={login} />;
  return <SignInForm login={login} steps={steps} />;
}

/** Where the keyboard goes on: to the new step's first field, or to the password that has to be typed again. */
function useFocus({ mode, message }: Login) {
  const panel = useRef<HTMLDivElement>(null);
  const lastMode = useRef(mode);
  useEffect(() => {
    if (mode === lastMode.current) return;
    lastMode.current = mode;
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('h1'))?.focus();
  }, [mode]);
  useEffect(() => {
    if (message?.kind !== 'warning') return;
    panel.current?.querySelector<HTMLElement>('input[name="password"]')?.focus();
  }, [message]);
  return panel;
}
