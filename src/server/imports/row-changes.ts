import type { ImportRow, RowWarning } from '#contract/imports/imports.ts';
import { withoutControls } from '#contract/markup.ts';
import { type Opened, putAt, valueAt } from '#server/resource/sheet-values.ts';

type Changes = ImportRow['changes'];

/** What of a long text is kept to be looked at. */
const SHOWN = 240;
const LEAD = 40;

/**
 * What a row of a sheet changes of a record; a column that the sheet does not have changes nothing.
 * `unkept`: what changes nothing because that of the cell is not kept which differs.
 */
export function changesOf(
  columns: readonly Opened[],
  cells: ReadonlyMap<string, string>,
  record: object,
): { values: object; changes: Changes; unkept: Changes; problems: Record<string, string> } {
  const values = structuredClone(record);
  const changes: Changes = {};
  const unkept: Changes = {};
  const problems: Record<string, string> = {};
  for (const { key, read, write, needsRow, keepsEmpty, anyOrder } of columns) {
    const cell = cells.get(key);
    if (cell === undefined || (cell === '' && keepsEmpty)) continue;
    const current = valueAt(record, key);
    const from = asRead(String(write(current)));
    // What was exported and not touched is the same, whatever reading would make of it.
    if (!needsRow && asRead(cell) === from) continue;
    const reading = read(cell, values);
    if ('code' in reading) {
      problems[key] = reading.code;
      continue;
    }
    const { value, warning } = reading;
    const to = asRead(String(write(value)));
    const same = needsRow ? value === current : to === from;
    const change = { ...shown(from, to), ...(warning && { warning }) };
    if (same || (anyOrder && holdSame(value, current))) {
      if (warning) unkept[key] = change;
      continue;
    }
    putAt(values as { [name: string]: unknown }, key, value);
    changes[key] = change;
  }
  return { values, changes, unkept, problems };
}

/** What is kept of the cells of a new row, where they say it otherwise than an export would. */
export function keptOf(
  columns: readonly Opened[],
  cells: ReadonlyMap<string, string>,
  values: object,
  warnings: Readonly<Record<string, RowWarning>>,
): Changes {
  const kept: Changes = {};
  for (const { key, write } of columns) {
    const cell = cells.get(key) ?? '';
    if (cell === '') continue;
    const warning = warnings[key];
    const to = asRead(String(write(valueAt(values, key))));
    if (warning || to !== asRead(cell))
      kept[key] = { ...shown('', to), ...(warning && { warning }) };
  }
  return kept;
}

/** Whether two lists hold the same, in whichever order and however often. */
function holdSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  const [these, those] = [new Set(one), new Set(other)];
  return these.size === those.size && [...these].every((part) => those.has(part));
}

/** A text as it comes back from a sheet. */
export function asRead(text: string): string {
  return withoutControls(text)
    .replaceAll('\r\n', '\n')
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '');
}

/** Both texts whole, or from a little before where they begin to differ. */
function shown(from: string, to: string): Changes[string] {
  if (from.length <= SHOWN && to.length <= SHOWN) return { from, to };
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = same <= LEAD ? 0 : same - LEAD;
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN)}${start + SHOWN < text.length ? '…' : ''}`;
  return { from: cut(from), to: cut(to) };
}
