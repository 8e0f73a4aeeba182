import { Table } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
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
    <Table.ScrollContainer
      className={styles.scroll ?? ''}
      minWidth={0}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table className={styles.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Prose>{first ?? ''}</Prose>
            </Table.Th>
            {others.map((column) => (
              <Table.Th key={column} scope="col">
                <Prose>{column}</Prose>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, values }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">
                <Prose>{name}</Prose>
              </Table.Th>
              {values.map((value, index) => (
                <Table.Td key={others[index]}>
                  <Shown value={value} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Shown({ value: cell }: { value: Cell }) {
  if (typeof cell !== 'object') return typeof cell === 'number' ? formatNumber(cell) : cell;
  return <Figure {...cell} />;
}

/** A number that opens the applications that it counts. */
export function Figure({ value, to }: Counted) {
  return to && value > 0 ? <Link to={to}>{formatNumber(value)}</Link> : formatNumber(value);
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
