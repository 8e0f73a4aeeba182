import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { extractInstruction, monitorForElements } from '../nav-nodes/dragging.client.ts';
import { useProductTexts } from '../products/texts.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { type Direction, drop, step } from './move.ts';
import { OrderRow } from './order-row.tsx';
import styles from './product-details.module.css';
import { useOrder } from './use-order.ts';

type Props = { productId: number; productName: string; onDone: () => void };

/** The parts of one product’s page, put in order by dragging, by buttons or by the keyboard. */
export function OrderList({ productId, productName, onDone }: Props) {
  const texts = useProductTexts().details;
  const language = useLanguage();
  const order = useOrder(productId);
  const { query, ids, dirty } = order;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; direction: Direction }>(undefined);
  useUnsavedGuard(dirty, ['product', 'order']);
  const parts = new Map(query.data?.map((part) => [part.id, part]));
  const nameOf = (id: number) => localize(parts.get(id)?.name ?? {}, language);

  function take(id: number, next: number[] | undefined): void {
    if (!next) return;
    order.arrange(next);
    const [place, total] = [formatNumber(next.indexOf(id) + 1), formatNumber(next.length)];
    setSaid(texts.moved(nameOf(id), place, total));
  }

  function move(id: number, direction: Direction): void {
    const next = step(ids, id, direction);
    if (next) {
      moved.current = { id, direction };
      take(id, next);
    } else setSaid(direction === 'up' ? texts.first(nameOf(id)) : texts.last(nameOf(id)));
  }

  // Moving a row takes it out of the page for a moment, and with it the focus.
  useEffect(() => {
    if (!moved.current) return;
    const { id, direction } = moved.current;
    const button = `[data-part="${id}"] [data-direction="${direction}"]`;
    list.current?.querySelector<HTMLElement>(button)?.focus();
    moved.current = undefined;
  });

  const current = useRef({ ids, take });
  current.current = { ids, take };
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.partId === 'number',
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          const found = target && extractInstruction(target.data);
          if (!found) return;
          const [id, onto] = [Number(source.data.partId), Number(target.data.partId)];
          const how = found.operation === 'reorder-before' ? 'before' : 'after';
          current.current.take(id, drop(current.current.ids, id, onto, how));
        },
      }),
    [],
  );

  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  return (
    <section className={styles.order} aria-label={texts.order(productName)}>
      <Group justify="space-between">
        <Text fw={600}>{texts.order(productName)}</Text>
        {!dirty && (
          <Button variant="default" onClick={onDone}>
            {texts.done}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {ids.length === 0 ? texts.noParts : texts.orderHint}
      </Text>
      {order.conflict && (
        <Notice color="red" role="alert">
          <Text size="sm">{texts.orderConflict}</Text>
          <Button mt="xs" variant="default" onClick={() => void order.discard()}>
            {texts.loadNewest}
          </Button>
        </Notice>
      )}
      {dirty && !order.conflict && (
        <Group className={styles.bar} role="region" aria-label={texts.unsaved}>
          <Text size="sm" fw={600}>
            {texts.unsaved}
          </Text>
          <Button variant="default" onClick={() => void order.discard()}>
            {texts.discard}
          </Button>
          <Button loading={order.saving} onClick={() => void order.save()}>
            {texts.saveOrder}
          </Button>
        </Group>
      )}
      <ol className={styles.parts} ref={list}>
        {ids.map((id) => {
          const part = parts.get(id);
          return (
            part && (
              <OrderRow
                key={id}
                part={part}
                name={nameOf(id)}
                onMove={(direction) => move(id, direction)}
              />
            )
          );
        })}
      </ol>
      <Text role="status" size="sm" c="dimmed" className={styles.said}>
        {said}
      </Text>
    </section>
  );
}
