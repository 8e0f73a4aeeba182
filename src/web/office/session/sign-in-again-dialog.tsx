import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { signOut } from '../../site/sign-out.ts';
import { Prose } from '../../ui/prose.tsx';
import { BrowserDialog } from '../states/browser-dialog.tsx';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useProfile } from './profile.ts';
import styles from './session.module.css';
import { leaveTo, signInAgain } from './session.ts';

/** Refusals that need more than a password: the sign-in page knows how. */
const NEEDS_PAGE = [
  'captcha_required',
  'code_required',
  'temp_password',
  'day_password_expiration',
];

type Problem = { kind: 'refused'; text: string } | { kind: 'moreNeeded' } | { kind: 'missing' };

/** The session has ended: the password alone brings it back, and what was typed stays. */
export function SignInAgainDialog() {
  const { session } = useOfficeTexts().shell;
  const staff = useStaffTexts();
  const { user_id } = useProfile();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!password) return setProblem({ kind: 'missing' });
    setBusy(true);
    setProblem(undefined);
    try {
      await signInAgain(user_id, password);
      await queries.invalidateQueries({ queryKey: ['profile'] });
    } catch (error) {
      const reason = error instanceof CallError ? error.reason : 'other';
      setProblem(
        NEEDS_PAGE.includes(reason)
          ? { kind: 'moreNeeded' }
          : { kind: 'refused', text: reasonText(staff, reason) },
      );
      setBusy(false);
    }
  }

  return (
    <BrowserDialog title={session.expiredTitle} className={styles.dialog}>
      <p>
        <Prose>{session.expired}</Prose>
      </p>
      <form onSubmit={signIn} noValidate>
        {problem?.kind === 'refused' && (
          <Notice color="red" role="alert">
            {problem.text}
          </Notice>
        )}
        <p className={styles.user}>
          {session.signedInAs} <strong>{user_id}</strong>
        </p>
        <input type="hidden" autoComplete="username" value={user_id} readOnly />
        {problem?.kind === 'moreNeeded' ? (
          <p role="alert">
            <Prose>{session.moreNeeded}</Prose>
          </p>
        ) : (
          <PasswordInput
            label={session.password}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={problem?.kind === 'missing' && session.passwordMissing}
            visibilityToggleButtonProps={{ 'aria-label': session.show }}
            // Dialogs of the kit below would take Escape as theirs.
            data-mantine-stop-propagation="true"
          />
        )}
        <div className={styles.actions}>
          {problem?.kind === 'moreNeeded' ? (
            <Button component="a" href="/login" target="_blank">
              {session.newTab}
            </Button>
          ) : (
            <Button type="submit" loading={busy}>
              {session.signIn}
            </Button>
          )}
          <Button variant="default" onClick={() => void signOut().then(() => leaveTo('/login'))}>
            {session.leave}
          </Button>
        </div>
      </form>
    </BrowserDialog>
  );
}
