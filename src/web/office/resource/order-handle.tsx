import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useOfficeTexts } from '../texts.ts';
import type { Order } from './use-order.ts';

type Props = { id: number; name: string; place: number } & Pick<Order<unknown>, 'put' | 'busy'>;

/** By it a row is dragged to its place, or moved there by the arrow keys. */
export function OrderHandle({ id, name, place, busy, put }: Props) {
  const texts = useOfficeTexts().lists.order;
  const handle = useRef<HTMLButtonElement>(null);
  const putHere = useEffectEvent((moved: number) => put(moved, place));

  useEffect(() => {
    const row = handle.current?.closest('tr');
    let stop: (() => void) | undefined;
    let gone = false;
    // Dragging is loaded behind the list.
    void import('../nav-nodes/dragging.client.ts')
      .then(({ combine, draggable, dropTargetForElements }) => {
        if (gone || !row || !handle.current) return;
        stop = combine(
          draggable({
            element: row,
            dragHandle: handle.current,
            getInitialData: () => ({ ordered: id }),
            onDragStart: () => row.setAttribute('data-dragged', ''),
            onDrop: () => row.removeAttribute('data-dragged'),
          }),
          dropTargetForElements({
            element: row,
            canDrop: ({ source }) => typeof source.data.ordered === 'number',
            onDragEnter: () => row.setAttribute('data-over', ''),
            onDragLeave: () => row.removeAttribute('data-over'),
            onDrop: ({ source }) => {
              row.removeAttribute('data-over');
              putHere(Number(source.data.ordered));
            },
          }),
        );
      })
      // Without it, the keys move rows all the same.
      .catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [id]);
  const held = useRef(false);
  useLayoutEffect(() => {
    // A row that is put elsewhere lets go of the keyboard: it stays with it, from step to step.
    if (held.current && place >= 0) handle.current?.focus();
    held.current = false;
  }, [place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: Infinity }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held.current = true;
    put(id, to);
  };
  return (
    <ActionIcon
      ref={handle}
      variant="subtle"
      color="gray"
      size="md"
      aria-label={texts.handle(name)}
      title={texts.hint}
      aria-disabled={busy}
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
}
