import { Table, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { differingFields, toText } from '#contract/audit/differing-fields.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './differences.module.css';
import { type FieldWords, useFormParts } from './form-context.ts';
import { toReadable } from './readable-text.ts';
import { diffTexts } from './text-diff.ts';

type Values = Record<string, unknown>;

/** How a value reads: by its field where that knows, else as text; rows by their fields. */
export function useReadValue(): (path: string, value: unknown) => string {
  const texts = useOfficeTexts().resource;
  const { words } = useFormParts();
  return function read(path, value): string {
    const show = wordsAt(words, path)?.show;
    if (show) return toReadable(show(value));
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (isRows(value)) {
      const rows = value.map((row) =>
        Object.entries(row).flatMap(([name, part]) => {
          const label = wordsAt(words, `${path}.0.${name}`)?.label;
          const text = label && read(`${path}.0.${name}`, part);
          return text ? `${label} ${text}` : [];
        }),
      );
      return rows.map((row, index) => `${index + 1}. ${row.join(', ')}`).join('; ');
    }
    return toReadable(Array.isArray(value) ? value.join(', ') : toText(value));
  };
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => typeof row === 'object' && row !== null)
  );
}

/** A row that is not in the form any more reads as the others of its list do. */
function wordsAt(words: ReadonlyMap<string, FieldWords>, path: string): FieldWords | undefined {
  if (words.has(path)) return words.get(path);
  const [list, name] = path.split(/\.\d+\./);
  if (name === undefined) return undefined;
  const same = [...words].find(
    ([known]) => known.startsWith(`${list}.`) && known.endsWith(`.${name}`),
  );
  return same?.[1];
}

/** How a field is called, in which row; one that the form does not show keeps its name. */
export function labelOf(words: ReadonlyMap<string, FieldWords>, path: string): string {
  const [, list, index, name] = /^(.+?)\.(\d+)\.(.+)$/.exec(path) ?? [];
  const own = wordsAt(words, path)?.label ?? name ?? path;
  if (list === undefined || !words.has(list)) return own;
  return `${words.get(list)?.label} ${Number(index) + 1}: ${own}`;
}

/** The names of several fields, each once. */
export function labelsOf(words: ReadonlyMap<string, FieldWords>, paths: string[]): string[] {
  return [
    ...new Set(paths.filter((path) => wordsAt(words, path)).map((path) => labelOf(words, path))),
  ];
}

/** What changed from one state of a record to the next, field by field. */
export function Differences({ before, after }: { before: Values; after: Values }) {
  const texts = useOfficeTexts().records.history;
  const { words } = useFormParts();
  const read = useReadValue();
  const differences = differingFields(before, after);
  if (differences.length === 0) return <Text size="sm">{texts.sameValues}</Text>;
  return (
    <Table className={styles.table} withRowBorders={false}>
      <Table.Tbody>
        {differences.map(({ path, before: from, after: to }) => (
          <Table.Tr key={path}>
            <Table.Th scope="row">{labelOf(words, path)}</Table.Th>
            <Table.Td className={styles.change}>
              <Change
                from={{ text: read(path, from), drawn: wordsAt(words, path)?.draw?.(from) }}
                to={{ text: read(path, to), drawn: wordsAt(words, path)?.draw?.(to) }}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type Shown = { text: string; drawn: ReactNode };

/** Struck through what is gone, underlined what is new: colour is never alone. */
function Change({ from, to }: { from: Shown; to: Shown }) {
  const texts = useOfficeTexts().records.history;
  const language = useLanguage();
  const parts: Array<{ kind: 'same' | 'gone' | 'new'; text: ReactNode }> =
    from.drawn || to.drawn
      ? [
          { kind: 'gone', text: from.drawn ?? from.text },
          { kind: 'new', text: to.drawn ?? to.text },
        ]
      : diffTexts(from.text, to.text, language);
  return parts.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const [Tag, words] =
      kind === 'gone' ? (['del', texts.gone] as const) : (['ins', texts.added] as const);
    return (
      <Tag key={key}>
        <VisuallyHidden>{words} </VisuallyHidden>
        {text}
      </Tag>
    );
  });
}
