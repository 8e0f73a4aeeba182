import type { ReactNode } from 'react';
import styles from './mark.module.css';

/** A state as a dot and a word: colour never stands alone. */
export function Mark({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <span className={styles.mark} data-on={on || undefined}>
      {children}
    </span>
  );
}
