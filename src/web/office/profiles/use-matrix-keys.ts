import { type KeyboardEvent, useRef, useState } from 'react';
import type { Place } from './matrix-context.ts';

const STEPS: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Moves through a table of checks by arrow keys, so that it is one stop of the tab key. */
export function useMatrixKeys({ rows, columns }: { rows: number; columns: number }) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });

  const find = ({ row, column }: Place) =>
    grid.current?.querySelector<HTMLInputElement>(`[data-place="${row} ${column}"]`);

  /** The next check in a direction; places without one are skipped. */
  function next(from: Place, step: Place) {
    let { row, column } = from;
    for (;;) {
      row += step.row;
      column += step.column;
      if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
      const found = find({ row, column });
      if (found) return found;
    }
  }

  function edge(from: Place, step: Place) {
    const start = { ...from, column: step.column > 0 ? -1 : columns };
    return next(start, step);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEPS[event.key];
    const target =
      (step && next(active, step)) ??
      (event.key === 'Home' ? edge(active, { row: 0, column: 1 }) : undefined) ??
      (event.key === 'End' ? edge(active, { row: 0, column: -1 }) : undefined);
    if (!target && !step) return;
    event.preventDefault();
    target?.focus();
  }

  function onFocus(event: { target: EventTarget }) {
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    const [row, column] = place?.split(' ').map(Number) ?? [];
    if (row !== undefined && column !== undefined) setActive({ row, column });
  }

  return { active, grid: { ref: grid, onKeyDown, onFocus } };
}
