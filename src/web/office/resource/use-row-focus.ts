import { useEffect, useRef } from 'react';

type Place = { kind: 'added' } | { kind: 'removed'; index: number };

const FIELDS = 'input:not([type="hidden"]), textarea';

/**
 * Keeps the keyboard in a list of rows: who adds one begins to type in it, who removes one goes on
 * at its place. Rows say `data-row`, what removes one `data-remove`, what adds one `data-add`.
 */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const { current: next } = place;
    if (!next) return;
    place.current = undefined;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const find = (row: HTMLElement | undefined, parts: string) =>
      row?.querySelector<HTMLElement>(parts);
    const found =
      next.kind === 'added'
        ? find(rows.at(-1), FIELDS)
        : find(rows[next.index] ?? rows.at(-1), '[data-remove]');
    (found ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  return {
    list,
    noteAdded: () => {
      place.current = { kind: 'added' };
    },
    noteRemoved: (index: number) => {
      place.current = { kind: 'removed', index };
    },
  };
}
