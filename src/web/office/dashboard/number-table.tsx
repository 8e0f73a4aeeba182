import { Box } from '@mantine/core';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './texts.ts';

/** One that opens what it counts says where that is. */
export type Counted = { value: number; to: string | undefined };
type Cell = number | string | Counted;
type NumberRow = { key: string; name: string; values: readonly Cell[] };

type Props = { label: string; columns: readonly string[]; rows: readonly NumberRow[] };

/** Numbers with their names: the first column names, the others count. */
export function NumberTable({ label, columns, rows }: Props) {
  const [first, ...others] = columns;
  return (
    // Scrolls by itself, so the keyboard must be able to get into it.
    <Box component="section" className={styles.scroll ?? ''} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Prose>{first ?? ''}</Prose>
            </th>
            {others.map((column) => (
              <th key={column} scope="col">
                <Prose>{column}</Prose>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">
                <Prose>{name}</Prose>
              </th>
              {values.map((value, index) => (
                <td key={others[index]}>
                  <Shown value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Shown({ value: cell }: { value: Cell }) {
  if (typeof cell !== 'object') return typeof cell === 'number' ? formatNumber(cell) : cell;
  return <Figure {...cell} />;
}

/** A number that opens the applications that it counts. */
export function Figure({ value, to }: Counted) {
  return to && value > 0 ? (
    <OfficeLink to={to}>{formatNumber(value)}</OfficeLink>
  ) : (
    formatNumber(value)
  );
}

/** The numbers behind a drawing, for whoever wants them. */
export function Numbers(props: Props) {
  const { numbers } = useDashboardTexts();
  return (
    <details className={styles.numbers}>
      <summary>{numbers}</summary>
      <NumberTable {...props} />
    </details>
  );
}
