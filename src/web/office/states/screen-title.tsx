import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './screen-title.module.css';

/** The title of a screen, and beside it what can be done there. */
export function ScreenTitle({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>
        <Prose>{children}</Prose>
      </h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
