import { type RefObject, useEffect, useState } from 'react';
import {
  attachInstruction,
  combine,
  draggable,
  dropTargetForElements,
  extractInstruction,
} from '../nav-nodes/dragging.client.ts';

/** What a row that can be dragged and dropped on shows: where a drop would put the other one. */
export function usePartDragging(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  id: number,
) {
  const [dragged, setDragged] = useState(false);
  const [mark, setMark] = useState<string>();

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ partId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data.partId === 'number' && source.data.partId !== id,
        getData: ({ input }) =>
          attachInstruction(
            { partId: id },
            {
              input,
              element,
              operations: { 'reorder-before': 'available', 'reorder-after': 'available' },
            },
          ),
        onDrag: ({ self }) => setMark(extractInstruction(self.data)?.operation),
        onDragLeave: () => setMark(undefined),
        onDrop: () => setMark(undefined),
      }),
    );
  }, [row, handle, id]);

  return { dragged, mark };
}
