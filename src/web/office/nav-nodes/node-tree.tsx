import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { NavNode } from '#contract/navigation/nodes.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useNavigationTexts } from '../navigation/texts.ts';
import { type Direction, drop, flatten, type Result, step } from './arrange.ts';
import { extractInstruction, monitorForElements } from './dragging.client.ts';
import styles from './nav-nodes.module.css';
import { NodeRow } from './node-row.tsx';
import { type Tree, useNodeName } from './use-tree.ts';

type Props = {
  tree: Tree;
  nodes: readonly NavNode[];
  opened: number | 'new' | undefined;
  onOpen: (id: number) => void;
  mayEdit: boolean;
};

/** The menu with everything in it, to be ordered by dragging or by the keyboard. */
export function NodeTree({ tree, nodes, opened, onOpen, mayEdit }: Props) {
  const texts = useNavigationTexts().nodes;
  const nameOf = useNodeName();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [said, setSaid] = useState('');
  const moved = useRef<number>(undefined);
  const list = useRef<HTMLUListElement>(null);

  function take(id: number, result: Result): void {
    const node = byId.get(id);
    const name = node ? nameOf(node) : '';
    if (!result.moved) {
      setSaid(texts.problems[result.problem](name));
      return;
    }
    const parent = result.parentId === null ? undefined : byId.get(result.parentId);
    const [place, total] = [formatNumber(result.place), formatNumber(result.total)];
    setSaid(texts.moved(name, place, total, parent ? nameOf(parent) : texts.top));
    tree.arrange(result.places);
  }

  function move(id: number, direction: Direction): void {
    moved.current = id;
    take(id, step(tree.places, id, direction));
  }

  // Moving a row takes it out of the page for a moment, and with it the focus.
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-node="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });

  const onDrop = useRef(take);
  onDrop.current = take;
  const places = useRef(tree.places);
  places.current = tree.places;
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.nodeId === 'number',
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          const instruction = target && extractInstruction(target.data);
          if (!instruction) return;
          const [id, onto] = [Number(source.data.nodeId), Number(target.data.nodeId)];
          onDrop.current(id, drop(places.current, id, onto, instruction.operation));
        },
      }),
    [],
  );

  return (
    <>
      <ul className={styles.tree} ref={list} aria-label={texts.tree}>
        {flatten(tree.places).map(({ depth, ...place }) => {
          const node = byId.get(place.id);
          const parent = place.parentId === null ? undefined : byId.get(place.parentId);
          return (
            node && (
              <NodeRow
                key={place.id}
                node={node}
                place={place}
                places={tree.places}
                depth={depth}
                under={parent && nameOf(parent)}
                opened={opened === place.id}
                mayEdit={mayEdit}
                onOpen={() => onOpen(place.id)}
                onMove={(direction) => move(place.id, direction)}
              />
            )
          );
        })}
      </ul>
      <Text role="status" size="sm" c="dimmed" className={styles.said}>
        {said}
      </Text>
    </>
  );
}
