import type { Mapping } from '#contract/imports/imports.ts';

type Field = { key: string; labels: readonly string[] };

/** A heading as it is compared: marks of what is needed and unusual spaces do not count. */
function asCompared(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[\u2060\u200b*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** “Name” alone means the Thai one, where there is no other. */
const withoutLanguage = (label: string) => label.replace(/ ?\([^()]{1,60}\)$/, '');

/** The columns that headings name, in the words of the screens; what is known already stays. */
export function suggestColumns(
  headings: readonly string[],
  fields: readonly Field[],
  known: Mapping,
): Mapping {
  const columns = headings.map(asCompared);
  const taken = new Set(Object.values(known));
  const mapping: Mapping = { ...known };
  const find = (labels: readonly string[]) =>
    columns.findIndex((column, at) => !taken.has(at) && labels.map(asCompared).includes(column));
  const take = (key: string, column: number) => {
    if (column < 0 || mapping[key] !== undefined) return;
    mapping[key] = column;
    taken.add(column);
  };
  for (const { key, labels } of fields) take(key, find(labels));
  for (const { key, labels } of fields)
    if (key.endsWith('.th')) take(key, find(labels.map(withoutLanguage)));
  return mapping;
}
