import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Drop, drop, type Place } from './arrange.ts';
import {
  attachInstruction,
  combine,
  draggable,
  dropTargetForElements,
  extractInstruction,
} from './dragging.client.ts';

type Mark = { operation: Drop; blocked: boolean };

/** What a row that can be dragged and dropped on shows: where a drop would put the other one. */
export function useRowDragging(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { place, places, enabled }: { place: Place; places: readonly Place[]; enabled: boolean },
) {
  const [dragged, setDragged] = useState(false);
  const [mark, setMark] = useState<Mark>();
  // Read while dragging: registering anew for each change would break the drag off.
  const current = useRef({ place, places });
  current.current = { place, places };
  const { id } = place;

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!enabled || !element || !dragHandle) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ nodeId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data.nodeId === 'number' && source.data.nodeId !== id,
        getData: ({ input, source }) =>
          attachInstruction(
            { nodeId: id },
            {
              input,
              element,
              operations: operationsOf(current.current, Number(source.data.nodeId)),
            },
          ),
        onDrag: ({ self }) => {
          const found = extractInstruction(self.data);
          setMark(found ? { operation: found.operation, blocked: found.blocked } : undefined);
        },
        onDragLeave: () => setMark(undefined),
        onDrop: () => setMark(undefined),
      }),
    );
  }, [row, handle, id, enabled]);

  return { dragged, mark };
}

/** Where another node may be dropped on this one: behind an open heading would be inside of it. */
function operationsOf(
  { place, places }: { place: Place; places: readonly Place[] },
  other: number,
) {
  const availability = (how: Drop) =>
    drop(places, other, place.id, how).moved ? ('available' as const) : ('blocked' as const);
  const open = places.some(({ parentId }) => parentId === place.id);
  return {
    'reorder-before': availability('reorder-before'),
    'reorder-after': open ? ('not-available' as const) : availability('reorder-after'),
    combine: place.windowId === null ? availability('combine') : ('not-available' as const),
  };
}
