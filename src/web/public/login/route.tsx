import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageContext } from '#web/page-context.ts';
import { en } from '../../i18n/staff.en.ts';
import { th } from '../../i18n/staff.th.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import type { Route } from './+types/route';
import styles from './login.module.css';
import { PasswordChangeForm } from './password-change-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const handle = { interactive: true };

export function loader({ context }: Route.LoaderArgs) {
  const { title } = (context.get(pageContext).language === 'th' ? th : en).login;
  return { title };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

/** Sign-in, or setting a new password where the old one is temporary or has expired. */
type Mode =
  | { name: 'signIn'; notice?: string }
  | { name: 'change'; userId: string; notice: string };

export default function Login() {
  const texts = useStaffTexts();
  const [mode, setMode] = useState<Mode>({ name: 'signIn' });
  const [parameters] = useSearchParams();
  const profileFailed = parameters.get('failed') === 'profile' && !mode.notice;
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <BrandMark />
        <h1>{mode.name === 'signIn' ? texts.login.title : texts.change.title}</h1>
        {profileFailed && (
          <Alert role="alert" kind="danger">
            {texts.shell.profileFailed}
          </Alert>
        )}
        {mode.notice && (
          <Alert role="status" kind={mode.name === 'signIn' ? 'success' : 'warning'}>
            {mode.notice}
          </Alert>
        )}
        {mode.name === 'signIn' ? (
          <SignInForm
            onChangeNeeded={(userId, notice) => setMode({ name: 'change', userId, notice })}
          />
        ) : (
          <PasswordChangeForm
            userId={mode.userId}
            onDone={() => setMode({ name: 'signIn', notice: texts.change.done })}
            onCancel={() => setMode({ name: 'signIn' })}
          />
        )}
        <TextLink href="/">{texts.login.home}</TextLink>
      </div>
    </div>
  );
}
