import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { cellLook } from './cell-look.ts';
import type { Column } from './column.ts';
import { ColumnEdge } from './column-edge.tsx';
import styles from './resource-table.module.css';
import type { ListLook } from './use-list-look.ts';
import type { ListControl } from './use-list-state.ts';

type Props<Row> = { column: Column<Row>; first: boolean; control: ListControl; look: ListLook };

/** The head of a column, which sorts by it where that can be. */
export function ListHead<Row>({ column, first, control, look }: Props<Row>) {
  const { title, sort, key } = column;
  const { state } = control;
  const active = sort !== undefined && state.sort === sort;
  const order = active ? (state.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th {...cellLook(column, first, look.widths[key])} {...(sort && { 'aria-sort': order })}>
      {!first && <ColumnEdge onSize={(pixels) => look.setWidth(key, pixels)} />}
      {sort ? (
        <SortButton title={title} sort={sort} active={active} control={control} />
      ) : (
        <Prose>{title}</Prose>
      )}
    </th>
  );
}

type SortProps = { title: string; sort: string; active: boolean; control: ListControl };

function SortButton({ title, sort, active, control }: SortProps) {
  const texts = useOfficeTexts().resource;
  const { descending } = control.state;
  return (
    <button type="button" className={styles.sort} onClick={() => control.sortBy(sort, active)}>
      <span>
        <Prose>{title}</Prose>
      </span>
      {active &&
        (descending ? (
          <IconArrowDown size={14} aria-label={texts.sortedDown} />
        ) : (
          <IconArrowUp size={14} aria-label={texts.sortedUp} />
        ))}
    </button>
  );
}
