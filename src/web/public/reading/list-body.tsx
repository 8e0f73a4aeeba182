import type { ReactNode } from 'react';
import styles from './list-body.module.css';

export function ListBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
