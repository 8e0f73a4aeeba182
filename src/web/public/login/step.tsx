import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import styles from './login.module.css';
import type { Login } from './use-login.ts';

type Props = { title: string; message: Login['message']; children: ReactNode };

/** A heading, what happened, and what to do now. */
export function Step({ title, message, children }: Props) {
  return (
    <>
      <QuietHead heading={title} />
      {message && (
        <Alert role={message.kind === 'success' ? 'status' : 'alert'} kind={message.kind}>
          <p className={styles.message}>{message.text}</p>
        </Alert>
      )}
      {children}
    </>
  );
}
