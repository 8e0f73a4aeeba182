import { type ReactNode, useId } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './account.module.css';

type Props = { title: string; problem?: string | undefined; children: ReactNode };

/** One part of the account, with what went wrong in it. */
export function Card({ title, problem, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <Prose>{title}</Prose>
      </h2>
      {problem && (
        <Notice color="red" role="alert">
          {problem}
        </Notice>
      )}
      {children}
    </section>
  );
}
