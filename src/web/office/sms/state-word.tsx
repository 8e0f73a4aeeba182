import styles from './sms.module.css';

/** A dot and a word: colour never alone. */
export function StateWord({ state, children }: { state: string; children: string }) {
  return (
    <span className={styles.status} data-status={state}>
      {children}
    </span>
  );
}
