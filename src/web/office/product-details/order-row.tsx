import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Publishing } from '#contract/resource/publishing.ts';
import { StateCell } from '../content/state-cell.tsx';
import { useProductTexts } from '../products/texts.ts';
import type { Direction } from './move.ts';
import styles from './product-details.module.css';
import { usePartDragging } from './use-part-dragging.ts';

const KEYS: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down' };

type Props = {
  part: Publishing & { id: number; kind: 'text' | 'image' };
  name: string;
  onMove: (direction: Direction) => void;
};

export function OrderRow({ part, name, onMove }: Props) {
  const texts = useProductTexts().details;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragged, mark } = usePartDragging(row, handle, part.id);

  function moveByKey(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    if (!event.altKey || !direction) return;
    event.preventDefault();
    onMove(direction);
  }

  return (
    <li
      ref={row}
      className={styles.row}
      data-part={part.id}
      data-dragged={dragged || undefined}
      data-drop={mark}
      onKeyDown={moveByKey}
    >
      <span ref={handle} className={styles.handle} title={texts.drag(name)}>
        <IconGripVertical aria-hidden="true" size={18} />
      </span>
      <span className={styles.name}>
        <span data-name>{name}</span>
        <span className={styles.facts}>
          {texts.kinds[part.kind]} <StateCell row={part} />
        </span>
      </span>
      <ActionIcon
        variant="subtle"
        size="xl"
        aria-label={texts.up(name)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onMove('up')}
        data-direction="up"
      >
        <IconArrowUp aria-hidden="true" size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size="xl"
        aria-label={texts.down(name)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onMove('down')}
        data-direction="down"
      >
        <IconArrowDown aria-hidden="true" size={18} />
      </ActionIcon>
    </li>
  );
}
