import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';
import type { RowFacts } from '#contract/resource/resource.ts';
import { useOfficeTexts } from '../texts.ts';
import type { Column } from './column.ts';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import { useRowPictures } from './row-picture.tsx';
import { RowTick } from './row-tick.tsx';
import type { ListLook } from './use-list-look.ts';
import type { ListControl } from './use-list-state.ts';
import type { Order } from './use-order.ts';
import type { Selection } from './use-selection.ts';
import { useSteady } from './use-steady.ts';
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

/** As many as a laptop's screen shows at least. */
const FIRST_ROWS = 12;

/** The rows under their heads, which stay in sight; on a phone, cards. */
export function ListRows<Row extends RowFacts>(props: RowsProps<Row>) {
  const { name, columns, nameOf, control, look, selection, order } = props;
  const { rows } = order ?? props;
  const texts = useOfficeTexts().resource;
  const pictures = useRowPictures(name, rows);
  const drawn = useDrawnRows(rows, control);
  const open = useSteady((id: number) => control.open(id));
  const choose = useSteady((id: number, called: string, chosen: boolean) =>
    selection?.set([[id, called]], chosen),
  );
  return (
    <div className={styles.scroll} ref={watchWidth}>
      <table className={styles.table}>
        <thead>
          <tr>
            {selection && (
              <th className={styles.check}>
                <RowTick
                  name={texts.selectPage}
                  chosen={rows.every((row) => selection.has(row.id))}
                  onChoose={(chosen) =>
                    selection.set(
                      rows.map((row) => [row.id, nameOf(row)]),
                      chosen,
                    )
                  }
                />
              </th>
            )}
            {order && (
              <th className={styles.handle}>
                <span className="visually-hidden">{order.head}</span>
              </th>
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
          </tr>
        </thead>
        <tbody>
          {drawn.map((row) => (
            <ListRow
              key={row.id}
              row={row}
              name={nameOf(row)}
              cells={columns.map(({ cell = nameOf, ...column }) => ({
                ...lookOf(column),
                content: cell(row),
              }))}
              widths={look.widths}
              pictures={pictures}
              opened={control.opened === row.id}
              chosen={selection?.has(row.id)}
              handle={order?.handleOf(row)}
              onOpen={open}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
      {order && (
        <span role="status" className="visually-hidden">
          {order.told}
        </span>
      )}
    </div>
  );
}

/**
 * Who comes from the menu sees the first rows at once and the rest a moment later. Who comes back to
 * a place in the list, or to one of its rows, finds it there.
 */
function useDrawnRows<Row>(rows: readonly Row[], control: ListControl): readonly Row[] {
  const back = useNavigationType() === 'POP' || control.lastOpened !== undefined;
  const whole = useDeferredValue(true, back);
  return whole ? rows : rows.slice(0, FIRST_ROWS);
}

function lookOf<Row>({ key, title, named, ...rest }: Column<Row>) {
  const { numeric = false, narrow = false, wide = false } = rest;
  return { key, numeric, narrow, wide, title: named ? title : undefined };
}
