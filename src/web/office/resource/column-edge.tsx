import type { PointerEvent } from 'react';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-table.module.css';

type Props = { onSize: (pixels: number) => void };

/**
 * The edge before a column, to be dragged: the first column takes what room is left. For the keyboard
 * the menu of the columns has buttons.
 */
export function ColumnEdge({ onSize }: Props) {
  const texts = useOfficeTexts().lists.look;
  function drag(event: PointerEvent<HTMLButtonElement>): void {
    const edge = event.currentTarget;
    const width = edge.closest('th')?.getBoundingClientRect().width ?? 0;
    const from = event.clientX;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const size = ({ clientX }: { clientX: number }) => onSize(width + from - clientX);
    edge.addEventListener('pointermove', size);
    const end = () => edge.removeEventListener('pointermove', size);
    edge.addEventListener('lostpointercapture', end, { once: true });
  }
  return (
    <button
      type="button"
      className={styles.edge}
      tabIndex={-1}
      aria-hidden="true"
      title={texts.edge}
      onPointerDown={drag}
    />
  );
}
