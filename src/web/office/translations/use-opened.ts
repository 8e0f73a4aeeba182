import { useRef } from 'react';
import { type Desk, FIRST, type Item, keyOf } from './use-desk.ts';

type Opened = { address: string; item: Item; place: number };

/**
 * The item that the address names, with those before and behind it. It is held until the address
 * names another: a list that is read anew may have it no more, while somebody types in its form.
 */
export function useOpened(desk: Desk, items: readonly Item[], { waiting }: { waiting: boolean }) {
  const held = useRef<Opened>(undefined);
  const { opened, search } = desk;
  const address = `${opened} ${search.after ?? ''}`;
  if (held.current?.address !== address) held.current = undefined;
  if (!opened || waiting) return {};
  const key = held.current ? keyOf(held.current.item) : opened;
  const place = key === FIRST ? 0 : items.findIndex((item) => keyOf(item) === key);
  const found = items[place];
  if (found) held.current = { address, item: found, place };
  if (!held.current) return {};
  const { item, place: last } = held.current;
  // Where it is gone, the next one stands at its place.
  return { item, previous: items[last - 1], following: items[found ? last + 1 : last] };
}
