import { formatNumber } from '../../i18n/format.ts';
import styles from './dashboard.module.css';

/** A part of a column, in the tone that its meaning has everywhere. */
type Part = { tone: 'open' | 'approved' | 'rejected' | 'cancelled' | 'plain'; value: number };
type Column = { key: string; name: string; parts: readonly Part[] };

type Props = {
  columns: readonly Column[];
  legend?: readonly { tone: Part['tone']; name: string }[];
};

/**
 * Columns over time. They are drawn for the eye alone: what they say stands in the table beside
 * them, which everybody can read.
 */
export function Columns({ columns, legend }: Props) {
  const totals = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const most = Math.max(1, ...totals);
  return (
    <div aria-hidden="true">
      <div className={styles.plot}>
        <span className={styles.most}>{formatNumber(most)}</span>
        {columns.map(({ key, name, parts }, index) => (
          <span key={key} className={styles.column} title={`${name}: ${totals[index]}`}>
            {parts.map(({ tone, value }) => (
              <span key={tone} data-tone={tone} style={{ blockSize: `${(value / most) * 100}%` }} />
            ))}
          </span>
        ))}
      </div>
      <div className={styles.ends}>
        <span>{columns[0]?.name}</span>
        {columns.length > 1 && <span>{columns.at(-1)?.name}</span>}
      </div>
      {legend && (
        <ul className={styles.legend}>
          {legend.map(({ tone, name }) => (
            <li key={tone} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
