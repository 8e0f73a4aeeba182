import type { KeyboardEvent } from 'react';

/** Arrows, Home and End go from line to line, a letter to the next line that begins with it. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const lines = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)'),
  ];
  const at = lines.findIndex((line) => line.matches(':focus'));
  const next = findNext(event.key, lines, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNext(key: string, lines: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return lines[(at + 1) % lines.length];
  if (key === 'ArrowUp') return lines.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return lines[0];
  if (key === 'End') return lines.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (line: HTMLElement) =>
    line.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  return [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find(begins);
}
