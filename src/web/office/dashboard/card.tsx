import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './dashboard.module.css';

type Props = { title: string; hint?: string; wide?: boolean; children: ReactNode };

export function Card({ title, hint, wide, children }: Props) {
  return (
    <section className={styles.card} data-wide={wide}>
      <h2>
        <Prose>{title}</Prose>
      </h2>
      {hint && (
        <p className={styles.hint}>
          <Prose>{hint}</Prose>
        </p>
      )}
      {children}
    </section>
  );
}
