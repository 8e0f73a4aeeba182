import { Table, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { differingFields } from '#contract/audit/differing-fields.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './differences.module.css';
import { type FieldWords, useFormParts } from './form-context.ts';
import { readValue, wordsAt } from './read-value.ts';
import { diffTexts } from './text-diff.ts';

type Values = Record<string, unknown>;

/** How a value reads in the form that is open. */
export function useReadValue(): (path: string, value: unknown) => string {
  const texts = useOfficeTexts().resource;
  const { words } = useFormParts();
  return (path, value) => readValue(words, texts, path, value);
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
  // What was not there is not drawn as a value that says "none" either.
  const draw = (path: string, value: unknown) =>
    value === undefined ? undefined : wordsAt(words, path)?.draw?.(value);
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
                from={{ text: read(path, from), drawn: draw(path, from) }}
                to={{ text: read(path, to), drawn: draw(path, to) }}
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
