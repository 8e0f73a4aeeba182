import { Alert } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

type Props = { title: string; problem?: string | undefined; children: ReactNode };

/** One part of the account, with what went wrong in it. */
export function Card({ title, problem, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {children}
    </section>
  );
}
