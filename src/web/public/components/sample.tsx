import type { ReactNode } from 'react';
import styles from './route.module.css';

type Props = { title: string; note?: string; columns?: boolean; children: ReactNode };

export function Sample({ title, note, columns = false, children }: Props) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.heading}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={columns ? styles.columns : styles.row}>{children}</div>
    </section>
  );
}
