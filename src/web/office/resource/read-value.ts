import { toText } from '#contract/audit/differing-fields.ts';
import type { FieldWords } from './form-context.ts';
import { toReadable } from './readable-text.ts';

type Words = ReadonlyMap<string, FieldWords>;

/** How a value reads: by its field where that knows, else as text; rows by their fields. */
export function readValue(
  words: Words,
  texts: { yes: string; no: string },
  path: string,
  value: unknown,
): string {
  // What was not there before has no words, whatever its field says of values.
  if (value === undefined) return '';
  const show = wordsAt(words, path)?.show;
  if (show) return toReadable(show(value));
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (isRows(value)) {
    const rows = value.map((row) =>
      Object.entries(row).flatMap(([name, part]) => {
        const label = wordsAt(words, `${path}.0.${name}`)?.label;
        const text = label && readValue(words, texts, `${path}.0.${name}`, part);
        return text ? `${label} ${text}` : [];
      }),
    );
    return rows.map((row, index) => `${index + 1}. ${row.join(', ')}`).join('; ');
  }
  return toReadable(Array.isArray(value) ? value.join(', ') : toText(value));
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => typeof row === 'object' && row !== null)
  );
}

/** A row that is not in the form any more reads as the others of its list do. */
export function wordsAt(words: Words, path: string): FieldWords | undefined {
  if (words.has(path)) return words.get(path);
  const [list, name] = path.split(/\.\d+\./);
  if (name === undefined) return undefined;
  const same = [...words].find(
    ([known]) => known.startsWith(`${list}.`) && known.endsWith(`.${name}`),
  );
  return same?.[1];
}
