import styles from './file-sheet.module.css';

/** A sheet of paper with its kind on it; the row says the same in words. */
export function FileSheet({ kind }: { kind: string }) {
  return (
    <svg aria-hidden="true" className={styles.sheet} viewBox="0 0 44 56" width="44" height="56">
      <path
        className={styles.paper}
        d="M6 1h23l14 14v36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"
      />
      <path className={styles.fold} d="M29 1v10a4 4 0 0 0 4 4h10" />
      <path className={styles.lines} d="M10 21h15M10 27h22" />
      <text className={styles.kind} x="22" y="46">
        {kind.slice(0, 5)}
      </text>
    </svg>
  );
}
