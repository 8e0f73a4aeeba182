import { Table, Text, VisuallyHidden } from '@mantine/core';
import { differingFields, toText } from '#contract/differing-fields.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import styles from './differences.module.css';
import { type FieldWords, useFormParts } from './form-context.ts';
import { diffTexts, toReadable } from './text-diff.ts';

type Values = Record<string, unknown>;

/** How a value reads: by its field where that knows, else as text. */
export function useReadValue(): (path: string, value: unknown) => string {
  const texts = useOfficeTexts().resource;
  const { words } = useFormParts();
  return (path, value) => {
    const show = words.get(path)?.show;
    if (show) return toReadable(show(value));
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return toReadable(toText(value));
  };
}

/** How a field is called; one that the form does not show keeps its name. */
export function labelOf(words: ReadonlyMap<string, FieldWords>, path: string): string {
  return words.get(path)?.label ?? path;
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
              <Change from={read(path, from)} to={read(path, to)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Struck through what is gone, underlined what is new: colour is never alone. */
function Change({ from, to }: { from: string; to: string }) {
  const texts = useOfficeTexts().records.history;
  const language = useLanguage();
  return diffTexts(from, to, language).map(({ kind, text }, index) => {
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
