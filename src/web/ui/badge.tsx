import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'accent';
  children: ReactNode;
};

/** A status: the word says it, the dot only helps the eye find it. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
