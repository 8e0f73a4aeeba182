import type { CSSProperties } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import styles from './dashboard.module.css';

type Props = { label: string; bars: readonly { key: string; name: string; value: number }[] };

/** A few numbers side by side: each bar carries its number, so that it needs no table. */
export function Bars({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, name, value }) => (
        <li key={key}>
          <span>{name}</span>
          <span
            aria-hidden="true"
            className={styles.bar}
            style={{ '--part': value / most } as CSSProperties}
          />
          <span className={styles.value}>{formatNumber(value)}</span>
        </li>
      ))}
    </ul>
  );
}
