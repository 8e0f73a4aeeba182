import type { ReactNode } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { Prose } from '../../ui/prose.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import styles from './login.module.css';
import { messageText } from './message.ts';
import type { Login } from './use-login.ts';

type Props = { title: string; login: Login; children: ReactNode };

/** A heading, what happened, and what to do now. */
export function Step({ title, login: { message, lockoutMinutes }, children }: Props) {
  const texts = useStaffTexts();
  return (
    <>
      <QuietHead heading={title} />
      {message && (
        <Alert role={message.kind === 'success' ? 'status' : 'alert'} kind={message.kind}>
          <p className={styles.message}>
            <Prose>{messageText(message.what, texts, lockoutMinutes)}</Prose>
          </p>
        </Alert>
      )}
      {children}
    </>
  );
}
