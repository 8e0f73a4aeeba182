import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowFacts } from '#contract/resource/resource.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { cellLook } from './cell-look.ts';
import type { Column } from './column.ts';
import { ListHead } from './list-head.tsx';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import { RowPicture, useRowPictures } from './row-picture.tsx';
import type { ListLook } from './use-list-look.ts';
import type { ListControl } from './use-list-state.ts';
import type { Order } from './use-order.ts';
import type { Selection } from './use-selection.ts';
import { watchWidth } from './watch-width.ts';

export type RowsProps<Row> = {
  name: ResourceName;
  rows: readonly Row[];
  columns: ReadonlyArray<Column<Row>>;
  nameOf: (row: Row) => string;
  control: ListControl;
  look: ListLook;
  /** None where nothing can be done with several. */
  selection: Selection | undefined;
  /** Where the rows can be put into another order. */
  order?: (Order<Row> & { handleOf: (row: Row) => ReactNode }) | undefined;
};

/** The rows under their heads, which stay in sight; on a phone, cards. */
export function ListRows<Row extends RowFacts>(props: RowsProps<Row>) {
  const { name, columns, nameOf, control, look, selection, order } = props;
  const { rows } = order ?? props;
  const texts = useOfficeTexts().resource;
  const pictures = useRowPictures(name, rows);
  return (
    <div className={styles.scroll} ref={watchWidth}>
      <Table
        highlightOnHover
        verticalSpacing="xs"
        stickyHeader
        stickyHeaderOffset="var(--head-offset)"
      >
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className={styles.check}>
                <Checkbox
                  aria-label={texts.selectPage}
                  checked={rows.every((row) => selection.has(row.id))}
                  onChange={(event) =>
                    selection.set(
                      rows.map((row) => [row.id, nameOf(row)]),
                      event.currentTarget.checked,
                    )
                  }
                />
              </Table.Th>
            )}
            {order && (
              <Table.Th className={styles.handle}>
                <span className="visually-hidden">{order.head}</span>
              </Table.Th>
            )}
            {columns.map((column, index) => (
              <ListHead
                key={column.key}
                column={column}
                first={index === 0}
                control={control}
                look={look}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={row.id}
              data-row={row.id}
              data-opened={control.opened === row.id || undefined}
              className={styles.row}
            >
              {selection && (
                <Table.Td className={styles.check}>
                  <Checkbox
                    aria-label={texts.selectRow(nameOf(row))}
                    checked={selection.has(row.id)}
                    onChange={(event) =>
                      selection.set([[row.id, nameOf(row)]], event.currentTarget.checked)
                    }
                  />
                </Table.Td>
              )}
              {order && <Table.Td className={styles.handle}>{order.handleOf(row)}</Table.Td>}
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  column={column}
                  width={look.widths[column.key]}
                  content={(column.cell ?? nameOf)(row)}
                  {...(index === 0 && {
                    onOpen: () => control.open(row.id),
                    picture: pictures && <RowPicture of={row} pictures={pictures} />,
                  })}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {order && (
        <span role="status" className="visually-hidden">
          {order.told}
        </span>
      )}
    </div>
  );
}

type CellProps<Row> = {
  column: Column<Row>;
  width: number | undefined;
  content: ReactNode;
  onOpen?: () => void;
  picture?: ReactNode;
};

/** What stands in a row under a head; the first opens the record. */
function Cell<Row>({ column, width, content, onOpen, picture }: CellProps<Row>) {
  const shown = typeof content === 'string' ? <Prose>{content}</Prose> : content;
  return (
    <Table.Td
      {...cellLook(column, onOpen !== undefined, width)}
      title={typeof content === 'string' ? content : undefined}
    >
      {onOpen ? (
        <UnstyledButton className={styles.open} onClick={onOpen}>
          {picture}
          <span className={styles.name}>{shown}</span>
        </UnstyledButton>
      ) : (
        shown
      )}
    </Table.Td>
  );
}
