import type { ReactNode } from 'react';
import styles from './reading-body.module.css';

type ReadingBodyProps = {
  /** Beside the text where there is room, else after it. */
  aside: ReactNode;
  children: ReactNode;
};

export function ReadingBody({ aside, children }: ReadingBodyProps) {
  return (
    <div className={styles.body}>
      <div className={styles.text}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
