import { memo, type ReactNode } from 'react';
import type { RowFacts } from '#contract/resource/resource.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { cellLook } from './cell-look.ts';
import type { Column } from './column.ts';
import type { Widths } from './column-widths.ts';
import styles from './resource-table.module.css';
import { type Pictures, RowPicture } from './row-picture.tsx';
import { RowTick } from './row-tick.tsx';

type Props<Row> = {
  row: Row;
  columns: ReadonlyArray<Column<Row>>;
  nameOf: (row: Row) => string;
  widths: Widths;
  pictures: Pictures | undefined;
  opened: boolean;
  /** Undefined where nothing can be done with several. */
  chosen: boolean | undefined;
  handle: ReactNode;
  onOpen: (id: number) => void;
  onChoose: (row: Row, chosen: boolean) => void;
};

function Row<Shown extends RowFacts>(props: Props<Shown>) {
  const { row, columns, nameOf, widths, pictures, chosen, handle, onOpen, onChoose } = props;
  const texts = useOfficeTexts().resource;
  return (
    <tr data-row={row.id} data-opened={props.opened || undefined} className={styles.row}>
      {chosen !== undefined && (
        <td className={styles.check}>
          <RowTick
            name={texts.selectRow(nameOf(row))}
            chosen={chosen}
            onChoose={(next) => onChoose(row, next)}
          />
        </td>
      )}
      {handle && <td className={styles.handle}>{handle}</td>}
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          column={column}
          width={widths[column.key]}
          content={(column.cell ?? nameOf)(row)}
          {...(index === 0 && {
            onOpen: () => onOpen(row.id),
            picture: pictures && <RowPicture of={row} pictures={pictures} />,
          })}
        />
      ))}
    </tr>
  );
}

/** Drawn again only when something of it changed: what stands around a list arrives bit by bit. */
export const ListRow = memo(Row) as typeof Row;

type CellProps<Shown> = {
  column: Column<Shown>;
  width: number | undefined;
  content: ReactNode;
  onOpen?: () => void;
  picture?: ReactNode;
};

/** What stands in a row under a head; the first opens the record. */
function Cell<Shown>({ column, width, content, onOpen, picture }: CellProps<Shown>) {
  const shown = typeof content === 'string' ? <Prose>{content}</Prose> : content;
  return (
    <td
      {...cellLook(column, onOpen !== undefined, width)}
      title={typeof content === 'string' ? content : undefined}
    >
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          {picture}
          <span className={styles.name}>{shown}</span>
        </button>
      ) : (
        shown
      )}
    </td>
  );
}
