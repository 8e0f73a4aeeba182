import type { CSSProperties } from 'react';
import styles from './dashboard.module.css';
import { type Counted, Figure } from './number-table.tsx';

type Bar = Counted & { key: string; name: string; note?: string };
type Props = { label: string; bars: readonly Bar[] };

/** A few numbers side by side: each bar carries its number, so that it needs no table. */
export function Bars({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, name, value, to, note }) => (
        <li key={key}>
          <span>{name}</span>
          <span
            aria-hidden="true"
            className={styles.bar}
            style={{ '--part': value / most } as CSSProperties}
          />
          <span className={styles.value}>
            <Figure value={value} to={to} />
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
