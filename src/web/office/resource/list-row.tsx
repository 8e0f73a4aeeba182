import { memo, type ReactNode } from 'react';
import type { RowFacts } from '#contract/resource/resource.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { cellLook } from './cell-look.ts';
import type { Column } from './column.ts';
import type { Widths } from './column-widths.ts';
import { prepareForms } from './later-part.tsx';
import styles from './resource-table.module.css';
import { type Pictures, RowPicture } from './row-picture.tsx';
import { RowTick } from './row-tick.tsx';
import { isSameDrawing } from './same-drawing.ts';

type ShownCell = Pick<Column<never>, 'key' | 'numeric' | 'narrow' | 'wide'> & {
  title: string | undefined;
  content: ReactNode;
};

/** What says that there is nothing. */
const NOTHING = '–';

type Props = {
  row: RowFacts;
  name: string;
  cells: readonly ShownCell[];
  widths: Widths;
  pictures: Pictures | undefined;
  opened: boolean;
  /** Undefined where nothing can be done with several. */
  chosen: boolean | undefined;
  handle: ReactNode;
  onOpen: (id: number) => void;
  onChoose: (id: number, name: string, chosen: boolean) => void;
};

function Row(props: Props) {
  const { row, name, cells, widths, pictures, chosen, handle, onOpen, onChoose } = props;
  const texts = useOfficeTexts().resource;
  return (
    <tr data-row={row.id} data-opened={props.opened || undefined} className={styles.row}>
      {chosen !== undefined && (
        <td className={styles.check}>
          <RowTick
            name={texts.selectRow(name)}
            chosen={chosen}
            onChoose={(next) => onChoose(row.id, name, next)}
          />
        </td>
      )}
      {handle && <td className={styles.handle}>{handle}</td>}
      {cells.map((cell, index) => (
        <Cell
          key={cell.key}
          cell={cell}
          width={widths[cell.key]}
          {...(index === 0 && {
            onOpen: () => onOpen(row.id),
            picture: pictures && <RowPicture of={row} pictures={pictures} />,
          })}
        />
      ))}
    </tr>
  );
}

/**
 * Drawn again only when something of it changed: what stands around a list arrives bit by bit, and
 * most screens make their columns anew each time, so what they put into the row is compared.
 */
export const ListRow = memo(Row, isSameDrawing);

type CellProps = {
  cell: ShownCell;
  width: number | undefined;
  onOpen?: () => void;
  picture?: ReactNode;
};

/** What stands in a row under a head; the first opens the record. */
function Cell({ cell, width, onOpen, picture }: CellProps) {
  const { content } = cell;
  const shown = typeof content === 'string' ? <Prose>{content}</Prose> : content;
  return (
    <td
      {...cellLook(cell, onOpen !== undefined, width)}
      title={typeof content === 'string' ? content : undefined}
      data-name={cell.title}
      data-nothing={content === NOTHING || undefined}
    >
      {onOpen ? (
        <button
          type="button"
          className={styles.open}
          data-opens
          onClick={onOpen}
          onPointerEnter={prepareForms}
          onFocus={prepareForms}
        >
          {picture}
          <span className={styles.name}>{shown}</span>
        </button>
      ) : (
        shown
      )}
    </td>
  );
}
