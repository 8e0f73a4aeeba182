import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { NavNode } from '#contract/navigation/nodes.ts';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuLine } from '../floating/menu-line.tsx';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { Mark } from '../navigation/mark.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import type { Direction, Place } from './arrange.ts';
import styles from './nav-nodes.module.css';
import { useRowDragging } from './use-row-dragging.ts';
import { useNodeName } from './use-tree.ts';

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const MOVES = [
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['in', IconIndentIncrease],
  ['out', IconIndentDecrease],
] as const;

type Props = {
  node: NavNode;
  place: Place;
  places: readonly Place[];
  depth: number;
  under: string | undefined;
  opened: boolean;
  mayEdit: boolean;
  onOpen: () => void;
  onMove: (direction: Direction) => void;
};

export function NodeRow(props: Props) {
  const { node, place, places, depth, under, opened, mayEdit, onOpen, onMove } = props;
  const texts = useNavigationTexts().nodes;
  const name = useNodeName()(node);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragged, mark } = useRowDragging(row, handle, { place, places, enabled: mayEdit });

  function moveByKey(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    if (!event.altKey || !direction || !mayEdit) return;
    event.preventDefault();
    onMove(direction);
  }

  return (
    <li
      ref={row}
      className={styles.row}
      data-depth={depth}
      data-opened={opened || undefined}
      data-dragged={dragged || undefined}
      data-drop={mark?.operation}
      data-blocked={mark?.blocked || undefined}
    >
      {mayEdit && (
        <span ref={handle} className={styles.handle} title={texts.drag(name)}>
          <IconGripVertical aria-hidden="true" size={18} />
        </span>
      )}
      <button
        type="button"
        className={styles.name}
        data-node={node.id}
        data-heading={node.windowId === null || undefined}
        aria-current={opened || undefined}
        aria-keyshortcuts={
          mayEdit ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined
        }
        onClick={onOpen}
        onKeyDown={moveByKey}
      >
        <MenuIcon name={node.icon} />
        <span>{name}</span>
        {under && <span className="visually-hidden">({under})</span>}
      </button>
      {node.hidden && <Mark on={false}>{texts.hiddenMark}</Mark>}
      {node.window?.hidden && <Mark on={false}>{texts.windowHiddenMark}</Mark>}
      {mayEdit && (
        <ChoiceMenu
          edge="end"
          opener={(props) => (
            <ActionIcon
              {...props}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={texts.move(name)}
            >
              <IconDotsVertical aria-hidden="true" size={18} />
            </ActionIcon>
          )}
        >
          {MOVES.map(([direction, Icon]) => (
            <MenuLine
              key={direction}
              icon={<Icon aria-hidden="true" size={16} />}
              onClick={() => onMove(direction)}
            >
              {texts[direction]}
            </MenuLine>
          ))}
        </ChoiceMenu>
      )}
    </li>
  );
}
