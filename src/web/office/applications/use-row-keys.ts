import { useKeys } from './use-keys.ts';

/** Down and up the rows of a list by the keys that lead through its records, and marking one. */
export function useRowKeys(): void {
  useKeys({ J: () => step(1), K: () => step(-1), X: mark });
}

const OPENS = 'td button';

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  next?.querySelector<HTMLElement>(OPENS)?.focus();
}

function mark(): void {
  const row = document.activeElement?.closest('[data-row]');
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}
